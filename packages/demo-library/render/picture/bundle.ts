import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Replaces about.ts of a film: what the catalogue says of it changes nothing that is made. */
const withoutAbout = withoutFiles(/[\\/](films|trailers)[\\/][^\\/]+[\\/]about\.ts$/)

/** Replaces about.ts and sound.ts of a film: what they say does not change its pictures. */
const withoutAboutAndSound = withoutFiles(
  /[\\/](films|trailers)[\\/][^\\/]+[\\/](about|sound)\.ts$/,
)

/** Replaces files by empty exports of their names. */
function withoutFiles(filter: RegExp): Plugin {
  return {
    name: 'without-files',
    setup(setup) {
      setup.onLoad({ filter }, (found) => {
        const name = path.basename(found.path, '.ts')
        return { contents: `export const ${name} = {}`, loader: 'js' }
      })
    },
  }
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
    plugins: [withoutAboutAndSound],
  })

/** All that draws, sounds and speaks. */
const wholeCode = (script: string, plugins: Plugin[] = []): Promise<string> => {
  const importScore = `import { compose } from '@starnest/film-kit/score/compose'\n`
  const entry = `${importScript(script)}${importPlayer}${importScore}`
  return bundle(`${entry}export { script, Player, compose }`, { three: 'outside', plugins })
}

/** The page that a script is drawn on, without the script and three.js. */
const pageCode = (): Promise<string> => {
  builtPage ??= bundle(`export * from './page.ts'`, { three: 'outside', plugins: [] })
  return builtPage
}
/** One program draws on one page. */
let builtPage: Promise<string> | undefined

const sha256 = (code: string) => createHash('sha256').update(code).digest('hex')

/** Hash of a script with the part of the kit it uses: picture, sound and words. A comment, a space
 *  or a kit function the film does not use change nothing. */
export const sourceHash = async (script: string): Promise<string> => sha256(await wholeCode(script))

/** Hash of a trailer's script and of the film it is cut from. */
export const trailerSourceHash = async (film: string, trailer: string): Promise<string> =>
  sha256(`${await wholeCode(film)}${await wholeCode(trailer)}`)

/** Hash of all that a film is made from: its script and the kit it uses, without about.ts. */
export const madeFromHash = async (script: string): Promise<string> =>
  sha256(await wholeCode(script, [withoutAbout]))

/** The same for a trailer and the film it is cut from. */
export const trailerMadeFromHash = async (film: string, trailer: string): Promise<string> =>
  sha256(`${await wholeCode(film, [withoutAbout])}${await wholeCode(trailer)}`)

/** Hash of all code that a still of a film depends on, but three.js: its pictures and the page. */
export const stillHash = async (script: string, ...settings: unknown[]): Promise<string> =>
  sha256(`${await pictureCode(script)}${await pageCode()}${JSON.stringify(settings)}`)

/** Hash of a script that has pictures only. */
export const pictureHash = async (script: string): Promise<string> =>
  sha256(await pictureCode(script))
