/** What the name of a subtitle file says behind that of its film. `language`: BCP 47; `und`: it says
 *  none. */
export type SubtitleTags = {
  language: string
  /** Only what is foreign in the film is in it. */
  isForced: boolean
  /** It says sounds, too. */
  isForDeaf: boolean
  isDefault: boolean
}

const FORCED = /^(?:forced|foreign)$/
const FOR_DEAF = /^(?:sdh|cc|hi|hoh)$/
const DEFAULT = /^default$/

/** Letters of an end that are read. */
const MAX_LENGTH = 200

/**
 * Reads what stands between a film's name and the ending of its subtitles, in any order: `.en.forced`,
 * `.English`, `_pt-BR.sdh`, ` (Deutsch)`. undefined: it is the end of another film's name, as behind a
 * space, a hyphen or a bracket only words that are known count.
 */
export function subtitleTags(end: string): SubtitleTags | undefined {
  if (end !== '' && !/^[\s._([-]/.test(end)) return undefined
  const joined = end
    .slice(0, MAX_LENGTH)
    .replace(/(?<=^|[._])([a-z]{2})_([A-Z]{2})(?=$|[._])/, '$1-$2')
  const segments = joined
    .split(/[._[\](){}]|\s-\s/)
    .map((one) => one.trim().replace(/^-/, '').toLowerCase())
    .filter((one) => one !== '')
  const languages = segments.map(languageOf)
  const plain = languages.find((tag, at) => tag && segments[at] !== 'hi')
  const language = plain ?? languages.find((tag) => tag !== undefined)
  const flags = segments.flatMap((one) => one.split(/\s+/))
  const isHindi = language === 'hi'
  const isForDeaf = flags.some((flag) => FOR_DEAF.test(flag) && !(isHindi && flag === 'hi'))
  const isKnown = segments.every((one, at) => languages[at] ?? one.split(/\s+/).every(isFlag))
  if (/^[\s([-]/.test(end) && !isKnown) return undefined
  return {
    language: language ?? 'und',
    isForced: flags.some((flag) => FORCED.test(flag)),
    isForDeaf,
    isDefault: flags.some((flag) => DEFAULT.test(flag)),
  }
}

const isFlag = (word: string) => FORCED.test(word) || FOR_DEAF.test(word) || DEFAULT.test(word)

/** Codes that BCP 47 does not have: those of ISO 639-2 for books, and what subtitle sites write. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  ...{ fre: 'fr', ger: 'de', dut: 'nl', gre: 'el', chi: 'zh', cze: 'cs', rum: 'ro', slo: 'sk' },
  ...{ per: 'fa', ice: 'is', alb: 'sq', arm: 'hy', baq: 'eu', bur: 'my', geo: 'ka', mac: 'mk' },
  ...{ may: 'ms', wel: 'cy', pob: 'pt-BR', pb: 'pt-BR', chs: 'zh-Hans', cht: 'zh-Hant' },
}

/** A language by its code, or by its name as one segment or a word of it. */
function languageOf(segment: string): string | undefined {
  // Also codes of small languages, which no file is named after.
  if (isFlag(segment) && segment !== 'hi') return undefined
  const named = languageNames().get(folded(segment))
  if (named) return named
  const words = segment.split(/\s+/)
  if (words.length === 1) return languageOfCode(segment)
  return words.map((word) => languageNames().get(folded(word))).find((tag) => tag !== undefined)
}

function languageOfCode(word: string): string | undefined {
  const code = OTHER_CODES[word] ?? word
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/i.test(code)) return undefined
  try {
    const tag = Intl.getCanonicalLocales(code)[0]
    const name = tag && new Intl.DisplayNames('en', { type: 'language' }).of(tag)
    return name && name !== tag ? tag : undefined
  } catch {
    return undefined
  }
}

/** Languages that files are named after in words. */
const NAMED =
  'en de fr es it pt ru ja ko zh ar hi nl pl cs sk el sv da no nb nn fi is hu ro bg hr sr sl bs mk sq uk be tr he fa id ms vi th ta te ml kn bn ur mr gu pa lt lv et ca eu gl ga cy ka hy az kk mn sw af pt-BR pt-PT es-419 es-ES zh-Hans zh-Hant fr-CA en-GB en-US'.split(
    ' ',
  )
/** Languages in which people say those names, besides the language itself. */
const SAID_IN = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi']

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

let names: Map<string, string> | undefined

/** Names of languages in English, in the language itself and in those of the interface; where two are
 *  the same, the earlier counts. Made when the first name is asked for. */
function languageNames(): ReadonlyMap<string, string> {
  if (names) return names
  const made = new Map<string, string>([
    ['brazilian', 'pt-BR'],
    ['latino', 'es-419'],
    ['castellano', 'es'],
    ['simplified', 'zh-Hans'],
    ['traditional', 'zh-Hant'],
    ['mandarin', 'zh'],
  ])
  const speak = (speaker: string) => {
    const displayed = new Intl.DisplayNames(speaker, { type: 'language', fallback: 'none' })
    for (const code of NAMED) {
      const name = folded(displayed.of(code) ?? '')
      if (name !== '' && !made.has(name)) made.set(name, code)
    }
  }
  speak('en')
  for (const code of NAMED) {
    const own = folded(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '')
    if (own !== '' && !made.has(own)) made.set(own, code)
  }
  SAID_IN.forEach(speak)
  names = made
  return made
}
