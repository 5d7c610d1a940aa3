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
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? notInstalled(program) : error),
    )
    // A program that leaves early is judged by its end, not by its unread input.
    child.stdin.on('error', () => {})
    child.on('close', (code) => {
      const messages = Buffer.concat(stderr).toString()
      if (code === 0) resolve({ stdout: Buffer.concat(stdout).toString(), stderr: messages })
      else reject(programError(program, code, messages))
    })
    child.stdin.end(input)
  })
}

/** Runs ffmpeg, quiet unless it fails; files that exist are written over. */
export const ffmpeg = (...ffmpegArguments: string[]) =>
  runProgram('ffmpeg', ['-hide_banner', '-v', 'error', '-y', ...ffmpegArguments])

/** Debian's packages of the programs that make films. */
const PACKAGE_OF: Record<string, string> = {
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  text2wave: 'festival festvox-us-slt-hts',
}

const notInstalled = (program: string) =>
  new Error(
    `${program} is not installed: apt install ${PACKAGE_OF[program] ?? program}, or the same from another system's packages`,
  )

/** Characters of a program's messages that an error carries. */
const MESSAGE_TAIL = 600

/** One sentence for a program that failed. A full disk is named for what it is. */
export function programError(program: string, code: number | null, messages: string): Error {
  if (/no space left on device|ENOSPC/i.test(messages)) {
    return new Error('the disk is full: free some space and start again, finished shots are kept')
  }
  return new Error(`${program} ended with ${code}: ${messages.trim().slice(-MESSAGE_TAIL)}`)
}
