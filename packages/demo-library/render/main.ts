// npm run render -- <slug>… | all
import { parseArgs } from 'node:util'
import { isJamShelf, renderJam } from './jam/render-jam.ts'
import { checkTypes } from './make/check-types.ts'
import { isClipFresh, makeClip } from './make/make-clip.ts'
import { isFresh, makeDraft, makeFilm, remakeKeyArt, remakeTrailer } from './make/make-film.ts'
import { arePortraitsFresh, makePortraits } from './make/make-portraits.ts'
import { areStickersFresh, makeStickers } from './make/make-stickers.ts'
import { look, printSpeech } from './make/preview.ts'
import { oneSentence } from './make/sentence.ts'
import { isMadeFromThis, recordAgain } from './record/record-film.ts'
import { verify } from './verify.ts'
import { everyFilm, everySlug, openWorkbench, type Workbench, type WorkKind } from './workbench.ts'

const USAGE = `npm run render -- <slug>… | all
  --stills 1.5,9   PNGs of these seconds, 640 x 360, into build/stills
  --sheet 16       one PNG with so many frames, spread evenly
  --speech         when each line begins and ends
  --draft          the whole film at 640 x 360, into build/<slug>/draft.mp4
  --key-art        poster, backdrop and logo only
  --trailer        the trailer only, from the film's shots
  --record         film.json again, for files that are as they were made
  --force          render even when all is up to date
npm run render -- songs [slug…]
npm run render -- beats [slug…]
  songs to sing and beats to rap over; all, unless some are named
  --force          play even when all is up to date
npm run render -- --verify
  all that is drawn and measured, checked anew: before a release`

const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stills: { type: 'string' },
    sheet: { type: 'string' },
    speech: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    'key-art': { type: 'boolean', default: false },
    trailer: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
})

/** How each kind of work is made, and how to see that it is up to date. */
const WORK: Record<
  WorkKind,
  {
    make: (bench: Workbench, print: (line: string) => void) => Promise<void>
    fresh: (bench: Workbench) => Promise<boolean>
  }
> = {
  film: { make: makeFilm, fresh: isFresh },
  clip: { make: makeClip, fresh: isClipFresh },
  portraits: { make: makePortraits, fresh: arePortraitsFresh },
  stickers: { make: makeStickers, fresh: areStickersFresh },
}

async function render(bench: Workbench): Promise<void> {
  if (values.stills || values.sheet) return look(bench, values, print)
  if (values.speech) return printSpeech(bench, print)
  if (values['key-art']) return remakeKeyArt(bench)
  if (values.trailer) return remakeTrailer(bench, print)
  if (values.draft) return makeDraft(bench, print)
  if (values.record) {
    await recordAgain(bench)
    print(`${bench.slug}  is recorded`)
    return
  }
  const { make, fresh } = WORK[bench.kind]
  if (!values.force && (await fresh(bench))) {
    print(`${bench.slug}  is up to date`)
    return
  }
  if (!values.force && bench.kind === 'film' && (await isMadeFromThis(bench))) {
    await recordAgain(bench)
    print(`${bench.slug}  is drawn as it was; film.json says what about.ts says`)
    return
  }
  await checkTypes(bench)
  await make(bench, print)
}

async function main(): Promise<number> {
  if (values.verify) return verify()
  const [shelf, ...named] = positionals
  if (isJamShelf(shelf)) {
    await renderJam(shelf, named, { force: values.force, print })
    return 0
  }
  const all = values.record ? everyFilm : everySlug
  const slugs = positionals.includes('all') ? await all() : positionals
  if (slugs.length === 0) {
    print(USAGE)
    return 2
  }
  for (const slug of slugs) {
    try {
      await render(await openWorkbench(slug))
    } catch (error) {
      throw new Error(`${slug}: ${oneSentence(error)}`, { cause: error })
    }
  }
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${oneSentence(error)}\n`)
  return 1
})
