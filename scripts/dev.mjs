// npm run dev: the server, restarted when its sources change, and the web app with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'

await ensureDependencies()
const vite = join(PROJECT, 'node_modules/vite/bin/vite.js')
const programs = [
  ['--watch', '--watch-preserve-output', 'apps/server/src/app/main.ts'],
  [vite, 'apps/web'],
].map((programArguments) =>
  spawn(PINNED_NODE, programArguments, { cwd: PROJECT, stdio: 'inherit' }),
)

const stop = () => {
  for (const program of programs) program.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const program of programs) program.on('close', stop)
