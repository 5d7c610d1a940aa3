import { type ExecFileException, execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { MediaError, type MediaFailure } from '../../../ports/media.ts'

/** What a program may take before it is killed. */
export type ProgramLimits = {
  readonly timeLimitMs: number
  readonly signal?: AbortSignal | undefined
  /** Folder it runs in, so that its arguments need no path. */
  readonly folder?: string
}

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024
const MAX_QUOTED_CHARACTERS = 300

/**
 * Runs a media program with a list of arguments (no shell reads them), behind everything else on
 * the machine, and resolves with what it printed.
 * @throws MediaError
 */
export function runProgram(
  program: string,
  programArguments: readonly string[],
  { timeLimitMs, signal, folder }: ProgramLimits,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      timeout: Math.ceil(timeLimitMs),
      killSignal: 'SIGKILL',
      maxBuffer: MAX_OUTPUT_BYTES,
      signal,
      windowsHide: true,
    } as const
    const child = execFile(program, [...programArguments], options, (error, printed, complaint) => {
      const settle = () => {
        if (error) reject(failureOf(error, { program, complaint }))
        else resolve(printed)
      }
      // A program that was told to stop still runs for a moment; whoever tidies up comes after it.
      const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null
      if (isOver) settle()
      else child.once('exit', settle)
    })
    child.stdin?.end()
    stepBack(child.pid)
  })
}

/** Someone who watches comes before something that is prepared. */
function stepBack(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not let us: it then runs like everything else.
  }
}

function failureOf(
  error: ExecFileException,
  { program, complaint }: { program: string; complaint: string },
): MediaError {
  const [reason, sentence] = ((): [MediaFailure, string] => {
    if (error.code === 'ENOENT') return ['missing', `The program "${program}" was not found.`]
    if (error.code === 'EACCES') return ['missing', `The program "${program}" may not be run.`]
    if (error.name === 'AbortError') return ['stopped', 'The work was stopped.']
    if (error.killed) return ['too_long', 'The work took longer than it may, or said too much.']
    return ['failed', `${lastLine(complaint) || `The program "${program}" failed`}.`]
  })()
  return new MediaError(reason, sentence, { cause: error })
}

function lastLine(text: string): string {
  const line = text.trimEnd().split('\n').at(-1)?.trim() ?? ''
  return line.replace(/\.$/, '').slice(0, MAX_QUOTED_CHARACTERS)
}
