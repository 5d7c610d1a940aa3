import { piecesOf, tagsOf } from './override-text.ts'

/** A style as karaoke needs it: its name, and its colours as `&HAABBGGRR`. */
type KaraokeStyle = { name: string; primary: string; secondary: string }

/** How long a syllable takes, in hundredths of a second; `kf` and `K` fill it, others switch it. */
const SYLLABLE = /\\(kf|ko|k|K)(\d{1,5})(?:\.\d{1,3})?/g
const RESET = /\\r(s\d{1,3})/
const RESETS = /\\r(?:s\d{1,3})?/g
const COLOUR = /^(1?c|2c)(?:&H([0-9a-fA-F]{6})&)?$/
/** A longer line is no song: it stays in one colour. */
const MAX_CHARACTERS = 4000

/** Karaoke of a tidy text as changes of colour, which renderers know that do not know karaoke: a syllable has the
 *  second colour until it is sung. A filled one changes as a whole while it is sung, not from left to right. */
export function drawnKaraoke(text: string, style: KaraokeStyle): string {
  if (text.length > MAX_CHARACTERS) return text

  let name = style.name
  // All that stands before a syllable holds for it, too: each begins anew, without the changes of those before.
  let held = ''
  let sungMs = 0
  const parts = [...piecesOf(text)].map(({ tags, words }) => {
    const [, reset] = RESET.exec(tags) ?? []
    if (reset !== undefined) {
      name = reset
      held = ''
    }
    held += tags.replace(SYLLABLE, '').replace(RESETS, '')
    const colours = coloursOf(held, style)
    const syllables = [...tags.matchAll(SYLLABLE)].map(([, kind = '', length]) => ({
      isFilled: kind === 'kf' || kind === 'K',
      lengthMs: Number(length) * 10,
    }))
    const last = syllables.pop()
    if (!last) return tags === '' ? words : `{${tags}}${words}`
    // Several before the same words: those before the last are pauses.
    for (const { lengthMs } of syllables) sungMs += lengthMs
    const endMs = sungMs + (last.isFilled ? Math.max(1, last.lengthMs) : 1)
    const change = `\\1c&H${colours.second}&\\t(${sungMs},${endMs},1,\\1c&H${colours.first}&)`
    sungMs += last.lengthMs
    return `{\\r${name}${held}${change}}${words}`
  })
  return parts.join('')
}

/** The colours of letters before and while they are sung, `BBGGRR`: the last that overrides say, else the style's. */
function coloursOf(tags: string, { primary, secondary }: KaraokeStyle) {
  const found = { first: primary.slice(-6), second: secondary.slice(-6) }
  for (const tag of tagsOf(tags)) {
    const [all, which, hex] = COLOUR.exec(tag) ?? []
    if (all === undefined) continue
    if (which === '2c') found.second = hex ?? secondary.slice(-6)
    else found.first = hex ?? primary.slice(-6)
  }
  return found
}
