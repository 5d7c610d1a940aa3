import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { PROJECT, refuse, runCommand, withProgress } from './command.mjs'
import { PINNED_NODE } from './dependencies.mjs'

const dist = join(PROJECT, 'apps/web/dist')
const STAMP = '.built-from'
const sources = [
  'apps/web/src',
  'apps/web/languages',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/vite.contract.ts',
  'apps/web/vite.stages.ts',
  'apps/web/vite.texts.ts',
  'packages/contract/src',
  'packages/jam/src',
  'packages/subtitles/src',
  'packages/editor/src',
  'package-lock.json',
]

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesUnder(join(PROJECT, source))) {
      hash.update(file.slice(PROJECT.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Write each text of a build compressed beside itself, once, so that no request has to. All at once: each
 *  keeps a processor busy. */
async function writeCompressed(folder) {
  const texts = filesUnder(folder).filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await brotlied(content))
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

/** Put a whole build where servers read it, in place of the one before. Whoever builds at the same time does
 *  the same: the last one stays. */
function putInPlace(folder) {
  const before = `${folder}-before`
  for (;;) {
    try {
      if (existsSync(dist)) renameSync(dist, before)
      renameSync(folder, dist)
      rmSync(before, { recursive: true, force: true })
      return
    } catch (error) {
      if (!existsSync(dist) && existsSync(before)) renameSync(before, dist)
      rmSync(before, { recursive: true, force: true })
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code) || !existsSync(folder))
        throw error
    }
  }
}

/** Build the web app when its sources differ from those it was built from. Beside the one before, which servers
 *  that run go on reading meanwhile. */
export async function ensureWebBuild() {
  const wanted = sourcesHash()
  const stamp = join(dist, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js')
  const folder = `${dist}-${process.pid}`
  const build = [vite, 'build', 'apps/web', '--outDir', folder, '--logLevel', 'warn']
  let problem = ''
  try {
    const { code, output } = await withProgress('Building the web app', () =>
      runCommand(PINNED_NODE, build, { keepOutput: true }),
    )
    if (code !== 0) problem = `The web app could not be built:\n${output.trim()}`
    else {
      await writeCompressed(folder)
      writeFileSync(join(folder, STAMP), wanted)
      putInPlace(folder)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (problem) refuse(problem)
}
