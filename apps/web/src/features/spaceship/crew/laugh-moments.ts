/** A cue as a captions file has it, seconds. */
type SpokenCue = { startSeconds: number; text: string }

/** Nobody laughs again before the last laugh is over, seconds. */
const APART_SECONDS = 4

/** Laughter as captions write it, by the beginning of a language's tag: what is heard, and what a description in
 *  brackets says. Lower case. */
const LAUGHTER: Readonly<Record<string, RegExp>> = {
  en: /\b(?:ha[ ,-]{0,2}ha|hee[ -]?hee|ho[ -]?ho[ -]?ho|laugh|giggl|chuckl|snicker)/,
  es: /(?:ja[ ,-]{0,2}ja|je[ ,-]{0,2}je|ji[ ,-]{0,2}ji|\brisas?\b|\bríe|carcajada)/,
  fr: /(?:ha[ ,-]{0,2}ha|hi[ ,-]{0,2}hi|\brires?\b|\brit\b|ricane|glousse)/,
  de: /(?:ha[ ,-]{0,2}ha|hi[ -]?hi|\blach(?:t|en|er)?\b|gelächter|kichert?)/,
  it: /(?:ah[ -]?ah|ha[ ,-]{0,2}ha|eh[ -]?eh|risat|ridono|\bride\b|ridacchi)/,
  pt: /(?:ha[ ,-]{0,2}ha|hi[ -]?hi|rs[ -]?rs|\brisos?\b|risada|gargalhada|\bri\b)/,
  ja: /(?:はは|ハハ|ふふ|フフ|へへ|あはは|笑)/,
  ko: /(?:하하|히히|호호|헤헤|웃음|웃는)/,
  zh: /(?:哈哈|嘻嘻|呵呵|笑)/,
  ar: /(?:هه|ضحك|يضحك|قهقه)/,
  hi: /(?:हा[ ,-]{0,2}हा|हाहा|ही[ -]?ही|हँस|हंस)/,
  ru: /(?:ха[ ,-]{0,2}ха|хи[ ,-]{0,2}хи|хе[ -]?хе|смех|смеёт|смеют|хихик)/,
}

/** Longest text of a cue that is looked at, characters. */
const LOOKED_AT_CHARACTERS = 400

/** When captions laugh, in seconds from the film's beginning and in order; laughs that follow closely are one. A
 *  language that is not known laughs never. */
export function laughMoments(cues: readonly SpokenCue[], language: string): number[] {
  const laughter = LAUGHTER[language.slice(0, 2).toLowerCase()]
  if (!laughter) return []
  const moments: number[] = []
  for (const { startSeconds, text } of cues) {
    if (!laughter.test(text.slice(0, LOOKED_AT_CHARACTERS).toLowerCase())) continue
    const last = moments.at(-1)
    if (last === undefined || startSeconds - last >= APART_SECONDS) moments.push(startSeconds)
  }
  return moments
}

/** Longest step between two looks at a film that still counts as watching it, seconds; more is a move in it. */
const LONGEST_STEP_SECONDS = 2

/** Whether a laugh begins between two looks at a film that runs. */
export function laughsBetween(
  moments: readonly number[],
  { fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number },
): boolean {
  const step = toSeconds - fromSeconds
  if (!(step > 0) || step > LONGEST_STEP_SECONDS) return false
  return moments.some((moment) => moment > fromSeconds && moment <= toSeconds)
}
