import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type StickersManifest, stickersManifestSchema } from '../../src/film-manifest.ts'
import { pictureHash } from '../picture/bundle.ts'
import { writeStickers } from '../picture/stickers.ts'
import { openStudioBrowser } from '../picture/studio-browser.ts'
import type { Workbench } from '../workbench.ts'
import { loadPortraits } from './load-script.ts'

const manifestOf = (bench: Workbench) => path.join(bench.folder, 'stickers.json')

/** Draws the stickers: one webp each and, last of all, stickers.json. */
export async function makeStickers(bench: Workbench, print: (line: string) => void): Promise<void> {
  const script = await loadPortraits(bench.script)
  const sourceHash = await pictureHash(bench.script)
  const studio = await openStudioBrowser(bench, script)
  try {
    const stickers = await writeStickers(studio, bench.folder)
    const manifest: StickersManifest = { stickers, sourceHash }
    await writeFile(manifestOf(bench), `${JSON.stringify(manifest, null, 2)}\n`)
    print(`${bench.slug}  done: ${stickers.map(({ name }) => name).join(', ')}`)
  } finally {
    await studio.close()
  }
}

/** Whether stickers.json was made from the script and kit as they are now. */
export async function areStickersFresh(bench: Workbench): Promise<boolean> {
  const json = await readFile(manifestOf(bench), 'utf8').catch(() => undefined)
  if (json === undefined) return false
  const { sourceHash } = stickersManifestSchema.parse(JSON.parse(json))
  return sourceHash === (await pictureHash(bench.script))
}
