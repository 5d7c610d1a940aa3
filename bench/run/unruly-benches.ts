import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Benches, BenchModule } from '../benches.ts'
import type { Figure } from '../figure.ts'
import { forRun } from './short-run.ts'

const FIGURE: Figure = { name: 'calm', value: 1, unit: 'ms', better: 'smaller' }

const ENDLESS = 'setInterval(() => {}, 1000)'
/** It ends for SIGKILL alone. */
const STUBBORN = `process.on('SIGINT', () => {}); ${ENDLESS}`

/** Starts a program as servers and browsers are started, in a group of its own, and leaves a file. */
function leaveBehind(program: string): void {
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' }).unref()
  writeFileSync(join(tmpdir(), 'left-behind'), 'a temporary file')
}

/** Benches for tests that end in every way. */
export const BENCHES: Benches = {
  calm: { measure: async () => [FIGURE] },
  throwing: {
    measure: async () => {
      leaveBehind(ENDLESS)
      throw new Error('its film did not play')
    },
  },
  infinite: { measure: async () => [FIGURE, { ...FIGURE, name: 'speed', value: 1 / 0 }] },
  peerless: { measure: async () => [{ ...FIGURE, peer: { name: 'ffmpeg', value: Number.NaN } }] },
  shortened: { measure: async () => [{ ...FIGURE, value: forRun({ long: 2, short: 1 }) }] },
  crashing: {
    measure: async () => {
      leaveBehind(STUBBORN)
      process.exit(7)
    },
  },
  waiting: {
    measure: () => {
      leaveBehind(ENDLESS)
      return new Promise(() => setInterval(() => undefined, 1000))
    },
  },
  last: { measure: async () => [FIGURE] },
}

export const UNRULY: BenchModule = { url: import.meta.url, benches: BENCHES }
