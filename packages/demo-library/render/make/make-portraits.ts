import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PortraitsManifest, portraitsManifestSchema } from '../../src/film-manifest.ts'
import { pictureHash } from '../picture/bundle.ts'
import { writePortraits } from '../picture/key-art.ts'
import { openStudioBrowser } from '../picture/studio-browser.ts'
import type { Workbench } from '../workbench.ts'
import { loadPortraits } from './load-script.ts'

const manifestOf = (bench: Workbench) => path.join(bench.folder, 'portraits.json')

/** Draws the portraits of the cast: one webp each and, last of all, portraits.json. */
export async function makePortraits(
  bench: Workbench,
  print: (line: string) => void,
): Promise<void> {
  const script = await loadPortraits(bench.script)
  const hash = await pictureHash(bench.script)
  const studio = await openStudioBrowser(bench, script)
  try {
    const names = await writePortraits(studio, bench.folder)
    const manifest: PortraitsManifest = {
      portraits: names.map((name) => ({ name, file: `${name}.webp` })),
      sourceHash: hash,
    }
    await writeFile(manifestOf(bench), `${JSON.stringify(manifest, null, 2)}\n`)
    print(`${bench.slug}  done: ${names.join(', ')}`)
  } finally {
    await studio.close()
  }
}

/** Whether portraits.json was made from the script and kit as they are now. */
export async function arePortraitsFresh(bench: Workbench): Promise<boolean> {
  const json = await readFile(manifestOf(bench), 'utf8').catch(() => undefined)
  if (json === undefined) return false
  const { sourceHash } = portraitsManifestSchema.parse(JSON.parse(json))
  return sourceHash === (await pictureHash(bench.script))
}
