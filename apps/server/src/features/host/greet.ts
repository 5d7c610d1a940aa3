import { type HostMessage, MAX_SUGGESTIONS } from '@starnest/contract/host/host'
import type {
  AgeGroup,
  AiPersonality,
  Preferences,
  Role,
} from '@starnest/contract/household/profiles'
import { type DayPart, GREETINGS, type GreetingTexts } from './greeting-texts.ts'

/** Who is greeted, and when by the clock of the house. */
export type Guest = {
  name: string
  role: Role | null
  ageGroup: AgeGroup
  preferences: Preferences
  interests: AiPersonality['interests']
  at: Date
}

/** The part of the day, by the clock of the house. */
export function dayPartOf(at: Date): DayPart {
  const hour = at.getHours()
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, key: string) => values[key] ?? hole)

/** What comes round day after day: today's of several. */
const ofToday = <Value>(values: readonly Value[], at: Date): Value | undefined =>
  values[at.getDate() % values.length]

function textsFor({ preferences: { preferredLanguage } }: Guest): GreetingTexts {
  const isSpoken = preferredLanguage === 'es' || preferredLanguage === 'fr'
  return GREETINGS[isSpoken ? preferredLanguage : 'en']
}

/** A warm greeting: by name and time of day, for the role and age, and with something the guest
 *  likes; and up to four answers to press, the first what suits best. */
export function greet(guest: Guest): HostMessage {
  const { name, at, ageGroup, role, preferences, interests } = guest
  const texts = textsFor(guest)
  const dayPart = dayPartOf(at)
  const isBedtime = dayPart === 'night' && ageGroup !== 'adult'
  const genre = ofToday(preferences.favoriteGenres, at)
  const interest = ofToday(interests, at)
  const sentences = [filled(texts.hello[dayPart], { name })]
  sentences.push(isBedtime ? texts.bedtime : ((role && texts.roles[role]) ?? texts.ages[ageGroup]))
  if (interest) sentences.push(filled(texts.interest, { interest }))
  else if (genre && !isBedtime) sentences.push(filled(texts.genre, { genre: texts.genres[genre] }))

  const { chips } = texts
  const suggestions = [
    ...(isBedtime ? [chips.short] : []),
    ...(genre ? [filled(chips.genre, { genre: texts.genres[genre] })] : []),
    chips.surprise,
    ageGroup === 'child' ? chips.short : chips.continueWatching,
    ageGroup === 'adult' ? chips.together : chips.comingSoon,
  ]
  return {
    message: sentences.join(' '),
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
  }
}
