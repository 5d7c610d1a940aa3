import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { EVERYTHING, FILMS_TO_CHECK } from '../src/testing/sample.ts'

const VITEST = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))),
  'vitest.mjs',
)

/** Runs the library's tests with every film in their sample, and gives their exit code. */
export async function verify(): Promise<number> {
  const tests = spawn(process.execPath, [VITEST, 'run', 'packages/demo-library'], {
    env: { ...process.env, [FILMS_TO_CHECK]: EVERYTHING },
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'close')
  return typeof code === 'number' ? code : 1
}
