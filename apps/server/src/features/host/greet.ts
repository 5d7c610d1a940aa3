import { type HostMessage, MAX_SUGGESTIONS } from '@starnest/contract/host/host'
import type {
  AgeGroup,
  AiPersonality,
  Preferences,
  Role,
} from '@starnest/contract/household/profiles'
import { type InterfaceLanguage, interfaceLanguageOf } from '@starnest/contract/text/languages'
import { type Say, textIn } from '@starnest/contract/text/texts'
import { type ServerText, serverTexts } from '../../domain/text/server-texts.ts'
import { dayAt, hourAt } from '../../domain/time/zoned-clock.ts'

/** Parts of the day by the clock of the house: from 5, 12, 17 and 22 o'clock. */
type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** Who is greeted, when, and in which zone the house is. Without a role nobody was named yet. */
export type Guest = {
  name: string
  role: Role | null
  ageGroup: AgeGroup
  preferences: Preferences
  interests: AiPersonality['interests']
  at: Date
  /** IANA name. */
  timeZone: string
}

/** The part of the day, by the clock of the house. */
export function dayPartOf({ at, timeZone }: Pick<Guest, 'at' | 'timeZone'>): DayPart {
  const hour = hourAt(at.getTime(), timeZone)
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** What comes round day after day: today's of several. */
function ofToday<Value>(values: readonly Value[], { at, timeZone }: Guest): Value | undefined {
  const dayOfMonth = Number(dayAt(at.getTime(), timeZone).slice(-2))
  return values[dayOfMonth % values.length]
}

/** Says the greeting's texts in a language. */
function sayIn(language: InterfaceLanguage): Say<ServerText<'greet'>> {
  return (name, values) => textIn(serverTexts('greet', language), language, { name, values })
}

/** A warm greeting in the language that the guest prefers, or else in English: by name and time of day, for the role and age, and with something the guest
 *  likes; and up to four answers to press, the first what suits best. */
export function greet(guest: Guest): HostMessage {
  const { name, ageGroup, role, preferences, interests } = guest
  const language = interfaceLanguageOf(preferences.preferredLanguage) ?? 'en'
  const t = sayIn(language)
  const dayPart = dayPartOf(guest)
  const isBedtime = dayPart === 'night' && ageGroup !== 'adult'
  const favourite = ofToday(preferences.favoriteGenres, guest)
  const genre = favourite && t(`genre.${favourite}`)
  const interest = ofToday(interests, guest)
  const isParent = role === 'dad' || role === 'mom'
  // Nobody has been named here yet.
  const hello = role ? t(`hello.${dayPart}`, { name }) : t(`welcome.${dayPart}`)
  const sentences = [hello]
  sentences.push(t(isBedtime ? 'bedtime' : isParent ? `role.${role}` : `age.${ageGroup}`))
  if (interest) sentences.push(t('interest', { interest }))
  else if (genre && !isBedtime) sentences.push(t('genre', { genre }))

  const suggestions = [
    ...(isBedtime ? [t('chip.short')] : []),
    ...(genre ? [t('chip.genre', { genre })] : []),
    t('chip.surprise'),
    t(ageGroup === 'child' ? 'chip.short' : 'chip.continueWatching'),
    t(ageGroup === 'adult' ? 'chip.together' : 'chip.comingSoon'),
  ]
  return {
    message: sentences.join(' '),
    language,
    suggestions: [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS),
  }
}
