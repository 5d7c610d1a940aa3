import { createHash } from 'node:crypto'
import { build } from 'esbuild'

/** What a piece's sound is made by: its score, how it is arranged, the band and the desk. */
const ENTRIES = {
  beat: (score: string) => `import score from ${JSON.stringify(score)}
    import { arrangeBeat } from '../beats/arrange-beat.ts'
    import { playChart } from './play.ts'
    export { score, arrangeBeat, playChart }`,
  song: (sheet: string) => `import { leadSheet } from ${JSON.stringify(sheet)}
    import { arrangeSong } from '../songs/arrange-song.ts'
    import { playChart } from './play.ts'
    export { leadSheet, arrangeSong, playChart }`,
}

/** Hash of all that a piece's sound is made from: its score and the program. A comment or a space changes
 *  nothing. */
export async function madeFromHash(kind: keyof typeof ENTRIES, score: string): Promise<string> {
  const result = await build({
    stdin: { contents: ENTRIES[kind](score), resolveDir: import.meta.dirname, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'es2022' },
    ...{ minifyWhitespace: true, minifySyntax: true, legalComments: 'none' },
    // How a sound is written and measured does not change it.
    external: ['spessasynth_core', 'zod', '*/sound-file.ts'],
  })
  const [output] = result.outputFiles
  if (!output) throw new Error('esbuild gave no output')
  return createHash('sha256').update(output.text).digest('hex')
}
