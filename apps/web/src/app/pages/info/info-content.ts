import type { TextKey, TextSlice } from '../../../platform/text-parts.ts'

type InfoSlice = Extract<TextSlice, `info/${string}`>
/** A section has a heading, and what stands under it as `<section>Text`. */
type SectionOf<Slice extends InfoSlice> =
  TextKey<Slice> extends infer Key ? (Key extends `${infer Section}Text` ? Section : never) : never

/** One information page: where its texts stand, and its sections in reading order. The texts have a title
 *  and a lead as well; paragraphs are parted by a line break. */
type InfoContent = { texts: InfoSlice; sections: readonly string[] }

function infoPage<const Slice extends InfoSlice>(
  texts: Slice,
  sections: readonly SectionOf<Slice>[],
): InfoContent {
  return { texts, sections }
}

/** The information pages by their paths. Source: specification §2.3. */
export const INFO_PAGES: Readonly<Record<string, InfoContent>> = {
  '/help': infoPage('info/help', [
    'who',
    'watch',
    'find',
    'keep',
    'files',
    'children',
    'devices',
    'keys',
    'trouble',
  ]),
  '/privacy': infoPage('info/privacy', ['kept', 'leo', 'leaves', 'sees', 'erase']),
  '/terms': infoPage('info/terms', ['software', 'films', 'price', 'house']),
  '/cookies': infoPage('info/cookies', ['cookie', 'notes', 'control']),
  '/accessibility': infoPage('info/accessibility', [
    'keys',
    'eyes',
    'ears',
    'readers',
    'gaps',
    'report',
  ]),
}
