import type { HostPick } from '@starnest/contract/host/host'
import type { AgeGroup, AiPersonality } from '@starnest/contract/household/profiles'
import { type Say, textIn } from '@starnest/contract/text/texts'
import type { HostLanguage } from '../languages/host-language.ts'
import { replyTexts } from '../replying/replies.texts.ts'

/** Who is spoken to, and how. */
export type Listener = {
  language: HostLanguage
  ageGroup: AgeGroup
  tone: AiPersonality['tone']
  complexity: AiPersonality['complexity']
}

/** Films whose names are spoken; the others are only shown. */
export const MOST_SPOKEN = 3

type ReplyText = keyof (typeof replyTexts)['en'] & string

/** How answers with films begin, in the tone that somebody likes. */
const OPENINGS: Record<AiPersonality['tone'], readonly Extract<ReplyText, `open.${string}`>[]> = {
  friendly: ['open.friendly', 'open.friendly.2', 'open.friendly.3', 'open.friendly.4'],
  playful: ['open.playful', 'open.playful.2', 'open.playful.3'],
  calm: ['open.calm', 'open.calm.2'],
  formal: ['open.formal', 'open.formal.2'],
}

/** Says things to one listener. */
export class Speaker {
  readonly listener: Listener
  readonly say: Say<ReplyText>

  constructor(listener: Listener) {
    this.listener = listener
    this.say = (name, values) =>
      textIn(replyTexts[listener.language], listener.language, { name, ...(values && { values }) })
  }

  get isSimple(): boolean {
    return this.listener.complexity === 'simple'
  }

  /** Names as they are spoken one after the other: 'A, B and C'. */
  names(titles: readonly string[]): string {
    const spoken = titles.slice(0, MOST_SPOKEN)
    return new Intl.ListFormat(this.listener.language, { type: 'conjunction' }).format(spoken)
  }

  /** How an answer with films begins, another way from turn to turn. */
  opening(turn: number): string {
    const ways = OPENINGS[this.listener.tone]
    return this.say(ways[turn % ways.length] ?? 'open.friendly')
  }

  /** Films that were picked, as the profile likes to be spoken to: with an opening and, unless it is to be
   *  simple, with the reason for the first. */
  picks(
    of: 'found' | 'others' | 'soon',
    picks: readonly HostPick[],
    opening = this.opening(0),
  ): string {
    const titles = this.names(picks.map(({ animation }) => animation.title))
    const count = picks.length
    const sentences = of === 'found' ? [opening] : []
    const isShort = this.isSimple && of === 'found'
    sentences.push(this.say(isShort ? 'found.simple' : of, { titles, count }))
    const reasoned = picks.slice(0, this.listener.complexity === 'rich' ? 2 : 1)
    for (const { animation, reason } of this.isSimple ? [] : reasoned) {
      if (reason) sentences.push(this.say('because', { title: animation.title, reason }))
    }
    return sentences.join(' ')
  }
}
