import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Run a command to its end. Resolves with its exit code and, when asked to keep it, its output. With
 *  `shownAfter`, a promise, what it says is held until that resolves, and shown from then on. A command that
 *  is not there ends with code 127. */
export function runCommand(
  command,
  commandArguments,
  { env, keepOutput = false, shownAfter } = {},
) {
  return new Promise((resolve) => {
    const stdio = keepOutput || shownAfter ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, commandArguments, {
      cwd: PROJECT,
      env: { ...process.env, ...env },
      stdio,
    })
    let output = ''
    let keep = (text) => {
      output += text
    }
    child.stdout?.on('data', (text) => keep(text))
    child.stderr?.on('data', (text) => keep(text))
    shownAfter?.then(() => {
      process.stdout.write(output)
      keep = (text) => process.stdout.write(text)
    })
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }))
  })
}

/** Threads of a server for work on files. A network drive that is switched off holds one for each question that it
 *  does not answer; Node has four unless it is told before it starts. */
const FILE_THREADS = '16'

/** Where Node keeps the code of Starnest as it has compiled it, which makes the next start quicker. Where it may not
 *  write there, as after leaving root, it compiles all each time. */
const COMPILED = join(PROJECT, 'node_modules/.cache/starnest')

/** Run a program of the project on the pinned Node to its end, hand on to it what asks this process to
 *  end, and end with its exit code. */
export function becomeProgram(node, program, programArguments) {
  const env = { UV_THREADPOOL_SIZE: FILE_THREADS, NODE_COMPILE_CACHE: COMPILED, ...process.env }
  const child = spawn(node, [program, ...programArguments], { cwd: PROJECT, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Do long work and show its progress: a line that counts seconds on a terminal, two lines
 *  elsewhere. */
export async function withProgress(sentence, work) {
  const startedMs = Date.now()
  const seconds = () => Math.round((Date.now() - startedMs) / 1000)
  const isTerminal = process.stdout.isTTY
  if (!isTerminal) console.log(`${sentence} …`)
  const ticker = isTerminal
    ? setInterval(() => process.stdout.write(`\r${sentence} … ${seconds()} s`), 500)
    : undefined
  try {
    return await work()
  } finally {
    clearInterval(ticker)
    console.log(`${isTerminal ? '\r' : ''}${sentence}: done in ${seconds()} s`)
  }
}

/** End with one sentence for the person, and exit code 1. */
export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
