// npm run render -- <slug>… | all [--stills 1.5,9] [--sheet 16] [--draft] [--key-art] [--force]
import { parseArgs } from 'node:util'
import { loadScript } from './load-script.ts'
import { isFresh, makeFilm, remakeKeyArt } from './make-film.ts'
import { writeSheet, writeStills } from './picture/stills.ts'
import { openStudioBrowser } from './picture/studio-browser.ts'
import { everySlug, openWorkbench, type Workbench } from './workbench.ts'

const USAGE = `npm run render -- <slug>… | all
  --stills 1.5,9   PNGs of these seconds, 640 x 360, into build/stills
  --sheet 16       one PNG with so many frames, spread evenly
  --draft          the whole film at 640 x 360, into build/<slug>/draft.mp4
  --key-art        poster and backdrop only
  --force          render even when film.json is up to date`

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stills: { type: 'string' },
    sheet: { type: 'string' },
    draft: { type: 'boolean', default: false },
    'key-art': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
})

async function lookAt(bench: Workbench): Promise<void> {
  const { script } = await loadScript(bench.script)
  const studio = await openStudioBrowser(bench.script, script)
  try {
    const moments = values.stills?.split(',').map(Number) ?? []
    if (moments.some(Number.isNaN)) throw new Error(`--stills takes seconds: ${values.stills}`)
    if (moments.length > 0)
      for (const file of await writeStills(studio, bench, moments)) print(file)
    if (values.sheet) print(await writeSheet(studio, bench, Number(values.sheet)))
  } finally {
    await studio.close()
  }
}

async function render(bench: Workbench): Promise<void> {
  if (values.stills || values.sheet) return lookAt(bench)
  if (values['key-art']) return remakeKeyArt(bench)
  if (!values.draft && !values.force && (await isFresh(bench))) {
    print(`${bench.slug}  is up to date`)
    return
  }
  await makeFilm(bench, { draft: values.draft, print })
}

async function main(): Promise<number> {
  const slugs = positionals.includes('all') ? await everySlug() : positionals
  if (slugs.length === 0) {
    print(USAGE)
    return 2
  }
  for (const slug of slugs) await render(await openWorkbench(slug))
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 1
})
