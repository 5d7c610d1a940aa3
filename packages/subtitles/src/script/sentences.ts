import type { SubtitleLanguage } from '../rules.ts'

/** Words that end with a full stop and no sentence, without that stop and in small letters. What is one letter long
 *  ("z. B.", "p. ej.", initials) needs no entry. Source: Unicode CLDR, sentence break suppressions, cut to what is
 *  said in films. */
const ABBREVIATIONS: Readonly<Record<SubtitleLanguage, ReadonlySet<string>>> = {
  en: words(
    'mr mrs ms dr prof st jr sr vs etc capt col gen lt sgt rev hon gov sen rep inc ltd co no vol approx dept mt ft jan feb mar apr aug sept oct nov dec e.g i.e a.m p.m u.s u.k',
  ),
  es: words(
    'sr sra srta dr dra d.ª dña prof profa ud uds vd vds ej etc pág págs núm tel av avda gral lic ing cap fig aprox ee.uu a.m p.m',
  ),
  fr: words(
    'mm mme mmes mlle mlles dr pr me mgr st ste etc ex cf env av bd chap fig vol janv févr juill sept oct nov déc p.ex',
  ),
  de: words(
    'hr fr frl dr prof dipl ing st str nr bzw ca evtl ggf inkl usw usf vgl bspw sog geb gest abs kap bd jan feb mär apr jun jul aug sept okt nov dez z.b d.h u.a o.ä v.a u.s.w',
  ),
  it: words(
    'sig sigg sig.ra sig.na sigra dott dott.ssa dottssa prof prof.ssa ing avv arch geom on ecc es pag pagg fig vol cap tel ca p.es',
  ),
  pt: words(
    'sr sra srta srs dr dra prof profa exmo exma eng arq etc ex pág págs av tel núm vol cap fig aprox p.ex',
  ),
  ja: words('mr mrs ms dr'),
  ko: words('mr mrs ms dr'),
  zh: words('mr mrs ms dr'),
  ar: words('mr mrs dr أ.د'),
  hi: words('mr mrs dr डॉ श्री प्रो पं सु'),
  ru: words(
    'г-н г-жа гг тов проф акад доц др пр им ул просп пл обл стр рис см ср тыс млн млрд руб коп мин сек т.е т.д т.п т.к и.о',
  ),
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

const QUOTES = /^["'«»“”‘’(¿¡[]+/u
const INITIAL = /^[\p{Lu}\p{Ll}]$/u
const NUMBER = /^\d{1,4}$/

const segmenters = new Map<SubtitleLanguage, Intl.Segmenter>()

function segmenterOf(language: SubtitleLanguage): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** Whether a word with a full stop ends no sentence: "Dr.", an initial, a German ordinal number. */
export function isAbbreviation(word: string, language: SubtitleLanguage): boolean {
  if (!word.endsWith('.')) return false
  const bare = word.slice(0, -1).replace(QUOTES, '')
  if (INITIAL.test(bare)) return !(language === 'en' && bare === 'I')
  if (NUMBER.test(bare)) return language === 'de'
  return ABBREVIATIONS[language].has(bare.toLowerCase())
}

/** A quotation mark that closes, with a space before it as French has it. */
const CLOSING = /^[»”’](?= |$)/
/** Brackets that open the next sentence, where no space stands between the two. */
const OPENING = /[「『（［｛〈《【〔]{1,4}$/
const QUOTED = /["'»”’]$/
const GOES_ON = /^ ?\p{Ll}/u

/** Where the sentences of a text end in it, behind their last character. A quotation that a small letter follows goes
 *  on: "Why?" she asked. */
export function sentenceEnds(text: string, language: SubtitleLanguage): number[] {
  const ends: number[] = []
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const next = index + segment.length
    const written = segment.trimEnd()
    const sentence = next === text.length ? written : written.replace(OPENING, '')
    const closes = CLOSING.test(text.slice(next, next + 2))
    const end = closes ? next + 1 : index + sentence.length
    const goesOn = QUOTED.test(text.slice(end - 1, end)) && GOES_ON.test(text.slice(end, end + 3))
    const last = sentence.slice(Math.max(sentence.lastIndexOf(' '), sentence.length - 41) + 1)
    const isEnd = next === text.length || (!goesOn && !isAbbreviation(last, language))
    if (sentence !== '' && isEnd) ends.push(end)
  }
  return ends
}
