import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Replaces about.ts and sound.ts of a film: what they say does not change its pictures. */
const withoutWordsAndSound: Plugin = {
  name: 'without-words-and-sound',
  setup(setup) {
    setup.onLoad(
      { filter: /[\\/](films|trailers)[\\/][^\\/]+[\\/](about|sound)\.ts$/ },
      (found) => {
        const name = path.basename(found.path, '.ts')
        return { contents: `export const ${name} = {}`, loader: 'js' }
      },
    )
  },
}

async function bundle(
  contents: string,
  options: { three: 'inside' | 'outside'; plugins: Plugin[] },
) {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    external: options.three === 'outside' ? ['three', 'three/*'] : [],
    plugins: options.plugins,
  })
  const [output] = result.outputFiles
  if (!output) throw new Error('esbuild gave no output')
  return output.text
}

const importScript = (script: string) => `import script from ${JSON.stringify(script)}\n`

/** The page that draws a film: its script, the kit and three.js. */
export const pageBundle = (script: string): Promise<string> =>
  bundle(`${importScript(script)}import { openStudio } from './page.ts'\nopenStudio(script)`, {
    three: 'inside',
    plugins: [],
  })

/** What draws a film; the page round it and three.js do not count. */
const importPlayer = `import { Player } from '@starnest/film-kit/film/player'\n`

/** All code that decides how the film looks: its shots and the part of the kit they use. */
export const pictureCode = (script: string): Promise<string> =>
  bundle(`${importScript(script)}${importPlayer}export { script, Player }`, {
    three: 'outside',
    plugins: [withoutWordsAndSound],
  })

/** All that draws, sounds and speaks. */
const wholeCode = (script: string): Promise<string> => {
  const importScore = `import { compose } from '@starnest/film-kit/score/compose'\n`
  const entry = `${importScript(script)}${importPlayer}${importScore}`
  return bundle(`${entry}export { script, Player, compose }`, { three: 'outside', plugins: [] })
}

const sha256 = (code: string) => createHash('sha256').update(code).digest('hex')

/** Hash of a script with the part of the kit it uses: picture, sound and words. A comment, a space
 *  or a kit function the film does not use change nothing. */
export const sourceHash = async (script: string): Promise<string> => sha256(await wholeCode(script))

/** Hash of a trailer's script and of the film it is cut from. */
export const trailerSourceHash = async (film: string, trailer: string): Promise<string> =>
  sha256(`${await wholeCode(film)}${await wholeCode(trailer)}`)

/** Hash of a script that has pictures only. */
export const pictureHash = async (script: string): Promise<string> =>
  sha256(await pictureCode(script))
