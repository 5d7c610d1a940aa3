import { type ExecFileException, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import { MediaError, type MediaFailure } from '../../../ports/media/media-error.ts'
import { boundFolder } from './folder-bound.ts'

/** What a program may take before it is killed. */
export type ProgramLimits = {
  readonly timeLimitMs: number
  readonly signal?: AbortSignal | undefined
  /** Folder it runs in, so that its arguments need no path. */
  readonly folder?: string
  /** Bytes that it may write into that folder. */
  readonly maxFolderBytes?: number
  /** Bytes of address space, where the system can limit them (Linux). */
  readonly maxMemoryBytes?: number
  /** Bytes that it may print; 16 MiB unless said. */
  readonly maxOutputBytes?: number
  /** Called with what the program prints while it runs. */
  readonly onPrinted?: (text: string) => void
}

/** What a program printed, and what it complained of or told beside. */
export type ProgramOutput = { readonly printed: string; readonly told: string }

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024

/** Program of util-linux that sets resource limits and then runs another program. */
const PRLIMIT = '/usr/bin/prlimit'

/** Exit codes by which {@link PRLIMIT} says that the program is not there, or may not be run. */
const NOT_FOUND = 127
const NOT_ALLOWED = 126

/**
 * Runs a media program with a list of arguments (no shell reads them), behind everything else on
 * the machine, and resolves with what it printed.
 * @throws MediaError
 */
export async function runProgram(
  program: string,
  programArguments: readonly string[],
  limits: ProgramLimits,
): Promise<string> {
  return (await runTalkative(program, programArguments, limits)).printed
}

/** As {@link runProgram}, and keeps what was said on the other channel too. @throws MediaError */
export async function runTalkative(
  program: string,
  programArguments: readonly string[],
  limits: ProgramLimits,
): Promise<ProgramOutput> {
  const bound = boundFolder(limits)
  try {
    return await run(program, programArguments, { ...limits, signal: bound.signal })
  } catch (error) {
    throw bound.isPassed() ? tooLarge(error) : error
  } finally {
    bound.stop()
  }
}

function run(
  program: string,
  programArguments: readonly string[],
  limits: ProgramLimits,
): Promise<ProgramOutput> {
  const { timeLimitMs, signal, folder, onPrinted } = limits
  return new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      env: mediaEnvironment(),
      timeout: Math.ceil(timeLimitMs),
      killSignal: 'SIGKILL',
      maxBuffer: limits.maxOutputBytes ?? MAX_OUTPUT_BYTES,
      signal,
      windowsHide: true,
    } as const
    const command = [...contained(limits), program, ...programArguments]
    const [file = program, ...rest] = command
    const child = execFile(file, rest, options, (error, printed, told) => {
      const settle = () => {
        if (error) reject(failureOf(error, { program, complaint: told }))
        else resolve({ printed, told })
      }
      // A program that was told to stop still runs for a moment; cleaning up waits for its end.
      const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null
      if (isOver) settle()
      else child.once('exit', settle)
    })
    child.stdin?.end()
    if (onPrinted) child.stdout?.on('data', (text) => onPrinted(String(text)))
    stepBack(child.pid)
  })
}

/** What stands before the program so that the system itself keeps it within bounds. */
function contained({ maxMemoryBytes, maxFolderBytes }: ProgramLimits): string[] {
  if (maxMemoryBytes === undefined || !existsSync(PRLIMIT)) return []
  const largestFile = maxFolderBytes === undefined ? [] : [`--fsize=${Math.ceil(maxFolderBytes)}`]
  return [PRLIMIT, `--as=${maxMemoryBytes}`, '--core=0', ...largestFile, '--']
}

/** How glibc keeps the memory of pictures, which are megabytes each and follow one another: it is used again instead
 *  of being given back, and taken from the system in huge pages. Source: glibc manual, "Memory Allocation Tunables".
 *  Other C libraries do not read it. */
const PICTURE_MEMORY = [
  'glibc.malloc.hugetlb=1',
  // The largest that glibc takes.
  'glibc.malloc.mmap_threshold=33554432',
  'glibc.malloc.trim_threshold=268435456',
].join(':')

/** Environment of programs that work on media. What the owner of the machine has set himself stands. */
export const mediaEnvironment = (): NodeJS.ProcessEnv => ({
  GLIBC_TUNABLES: PICTURE_MEMORY,
  ...process.env,
})

/** Lowers the priority of a program: someone who watches comes before something that is prepared. Not to the
 *  lowest, at which a machine that is busy with other things gives next to nothing: six busy programs beside it
 *  made a look into a film take 45 s instead of 6. */
export function stepBack(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()))
  } catch {
    // It has ended already, or the system does not let us: it then runs like everything else.
  }
}

function failureOf(
  error: ExecFileException,
  { program, complaint }: { program: string; complaint: string },
): MediaError {
  const [reason, sentence, code] = ((): [MediaFailure, string, FileProblemCode?] => {
    const notRun = whyNotRun(error, program)
    if (notRun) return ['missing', notRun]
    if (error.name === 'AbortError') return ['stopped', 'The work was stopped.']
    if (error.signal === 'SIGXFSZ') return ['too_large', TOO_LARGE]
    if (error.killed) return ['too_long', 'The work took longer than it may, or said too much.']
    if (/^SIG(?:KILL|TERM)$/.test(error.signal ?? '')) return ['stopped', ENDED]
    if (/No space left on device/.test(complaint)) return ['full', 'The disk is full.']
    if (DAMAGED.test(complaint)) return ['failed', 'The file is damaged in a place.', 'damaged']
    return ['failed', 'The program that worked on it could not finish.']
  })()
  return new MediaError(reason, sentence, { cause: error, ...(code && { problem: { code } }) })
}

function whyNotRun({ code }: ExecFileException, program: string): string | undefined {
  if (code === 'ENOENT' || code === NOT_FOUND) return `The program "${program}" was not found.`
  if (code === 'EACCES' || code === NOT_ALLOWED) return `The program "${program}" may not be run.`
  return undefined
}

const ENDED = 'The program that worked on it was ended by somebody else.'
const TOO_LARGE = 'The version that was being made grew larger than is allowed.'
const tooLarge = (cause: unknown) => new MediaError('too_large', TOO_LARGE, { cause })

/** What ffmpeg says when nothing of a file, or of a part of it, could be decoded. Its words are for the log: a
 *  person reads a sentence of ours. */
const DAMAGED =
  /Invalid data found when processing input|Error marking filters as finished|Nothing was written into output file|Output file is empty|Could not find codec parameters/
