// Runs one TypeScript program of the project on the pinned Node, with its packages in place.
import { becomeProgram, refuse } from './bootstrap/command.mjs'
import { ensureDependencies, PINNED_NODE } from './bootstrap/dependencies.mjs'
import { ensurePrograms } from './bootstrap/system-packages.mjs'
import { ensureWebBuild } from './bootstrap/web-build.mjs'

/** What each program needs of the system beyond the packages. */
const NEEDS = {
  'packages/demo-library/render/main.ts': {
    programs: ['ffmpeg', 'chromium', 'opengl', 'festival'],
  },
  'bench/main.ts': { programs: ['ffmpeg', 'chromium', 'nginx', 'redis'], webBuild: true },
  'apps/server/test/faults/main.ts': {
    programs: ['ffmpeg', 'redis', 'swift', 'chromium'],
    webBuild: true,
  },
  'scripts/operate/backup.ts': { programs: [] },
  'scripts/operate/restore.ts': { programs: [] },
  'scripts/operate/storage.ts': { programs: [] },
  'scripts/operate/pin-reset.ts': { programs: [] },
  'scripts/operate/household.ts': { programs: [] },
  'packages/demo-library/render/films-page.ts': { programs: ['ffmpeg'] },
  'scripts/design-system.ts': { programs: ['chromium'] },
  'scripts/screenshots.ts': { programs: ['ffmpeg', 'chromium'], webBuild: true },
}

const [program = '', ...programArguments] = process.argv.slice(2)
const needs = NEEDS[program]
if (!needs) refuse(`with-dependencies.mjs does not know the program "${program}".`)

await ensureDependencies()
const missing = await ensurePrograms(needs.programs)
if (missing) refuse(missing)
if (needs.webBuild) await ensureWebBuild()
becomeProgram(PINNED_NODE, program, programArguments)
