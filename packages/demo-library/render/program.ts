import { spawn } from 'node:child_process'

/** Runs a program to its end and gives what it printed.
 *  @throws Error with the end of its messages when it fails. */
export function runProgram(
  program: string,
  programArguments: readonly string[],
  input = '',
): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, { stdio: ['pipe', 'pipe', 'pipe'] })
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const messages = Buffer.concat(stderr).toString()
      if (code === 0) resolve({ stdout: Buffer.concat(stdout).toString(), stderr: messages })
      else reject(new Error(`${program} ended with ${code}: ${messages.slice(-1500)}`))
    })
    child.stdin.end(input)
  })
}

/** Runs ffmpeg, quiet unless it fails; files that exist are written over. */
export const ffmpeg = (...ffmpegArguments: string[]) =>
  runProgram('ffmpeg', ['-hide_banner', '-v', 'error', '-y', ...ffmpegArguments])
