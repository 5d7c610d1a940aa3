import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const WRITER = fileURLToPath(new URL('./progress-writer.ts', import.meta.url))

/** Rows as a writer saw them: the positions it found, and those it was told are kept. */
export type Tally = { acknowledged: Map<string, number>; missing: string[] }

export type Writer = { child: ChildProcess; opened: Promise<unknown>; ended: Promise<unknown> }

type Folders = { dataFolder: string; migrationsFolder: string }

/**
 * Starts a Starnest's database in a process of its own. What it finds is held against what the
 * writers before it were told is kept.
 */
export function startWriter(folders: Folders, tally: Tally = emptyTally()): Writer {
  const { acknowledged, missing } = tally
  const child = spawn(process.execPath, [WRITER, folders.dataFolder, folders.migrationsFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = createInterface({ input: child.stdout })
  const found = new Map<string, number>()
  const opened = new Promise((resolve) => {
    lines.on('line', (line) => {
      const [event, id = '', position] = line.split(' ')
      if (event === 'found') found.set(id, Number(position))
      if (event === 'kept') acknowledged.set(id, Number(position))
      if (event === 'open') resolve(missing.push(...lostFrom(acknowledged, found)))
    })
  })
  return { child, opened, ended: Promise.all([once(child, 'exit'), once(lines, 'close')]) }
}

export function emptyTally(): Tally {
  return { acknowledged: new Map(), missing: [] }
}

function lostFrom(acknowledged: Map<string, number>, found: Map<string, number>): string[] {
  return [...acknowledged]
    .filter(([id, position]) => (found.get(id) ?? -1) < position)
    .map(([id, position]) => `${id}: acknowledged ${position}, found ${found.get(id)}`)
}
