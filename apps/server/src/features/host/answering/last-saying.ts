import { smallTalk as english } from '../languages/en/small-talk.ts'
import { smallTalk as spanish } from '../languages/es/small-talk.ts'
import { smallTalk as french } from '../languages/fr/small-talk.ts'
import type { HostLanguage } from '../languages/host-language.ts'
import type { Talk } from './answered.ts'

const SMALL_TALK = { en: english, es: spanish, fr: french } satisfies Record<HostLanguage, unknown>

/** What Leo told last, so that "another" means one more of it; undefined: he spoke of something else. */
export function lastSaying({ turns }: Talk): 'joke' | 'story' | undefined {
  const told = turns.at(-1)?.answered ?? ''
  const talks = Object.values(SMALL_TALK)
  if (talks.some(({ jokes }) => jokes.includes(told))) return 'joke'
  return talks.some(({ stories }) => stories.includes(told)) ? 'story' : undefined
}
