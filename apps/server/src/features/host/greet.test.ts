import { DEFAULT_PREFERENCES, PROFILE_LANGUAGES } from '@starnest/contract/household/profiles'
import { describe, expect, it } from 'vitest'
import { serverTexts } from '../../domain/text/server-texts.ts'
import { dayPartOf, type Guest, greet } from './greet.ts'

const at = (hour: number, day = 2) => new Date(Date.UTC(2026, 5, day, hour, 30))
const guest = (fields: Partial<Guest> = {}): Guest => ({
  name: 'Mia',
  role: 'child',
  ageGroup: 'child',
  preferences: DEFAULT_PREFERENCES,
  interests: [],
  at: at(15),
  timeZone: 'UTC',
  ...fields,
})

it.each([
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
] as const)('calls the hour from %i o’clock %s', (hour, part) => {
  expect(dayPartOf(guest({ at: at(hour) }))).toBe(part)
})

describe('the greeting of the host', () => {
  it('is by name and time of day', () => {
    expect(greet(guest()).message).toBe(
      'Good afternoon, Mia! I kept the brightest star seat for you.',
    )
    expect(greet(guest({ at: at(8) })).message).toMatch(/^Good morning, Mia!/)
  })

  it('is by the clock of the house', () => {
    const timeZone = 'Asia/Tokyo'
    const interests = ['dinosaurs', 'trains']
    const { message } = greet(guest({ timeZone, interests }))
    expect(message).toMatch(/^Hello there, Mia!/)
    expect(message).toContain('trains')
  })

  it('calls nobody by a name who was not named yet', () => {
    const fields = { name: 'Grown-up', role: null, ageGroup: 'adult' } as const
    expect(greet(guest(fields)).message).toMatch(/^Good afternoon! /)
  })

  it('knows a parent by the role, and others by their age', () => {
    const dad = greet(guest({ role: 'dad', ageGroup: 'adult' })).message
    const son = greet(guest({ role: 'son', ageGroup: 'adult' })).message
    expect(dad).not.toBe(son)
  })

  it('remembers an interest, another one the next day', () => {
    const interests = ['dinosaurs', 'trains']
    const [monday, tuesday] = [2, 3].map((day) => greet(guest({ interests, at: at(15, day) })))
    expect(monday?.message).toContain('dinosaurs')
    expect(tuesday?.message).toContain('trains')
  })

  it('suggests a favourite genre first', () => {
    const preferences = { ...DEFAULT_PREFERENCES, favoriteGenres: ['fantasy' as const] }
    const { message, suggestions } = greet(guest({ preferences }))
    expect(message).toContain('a bit of magic')
    expect(suggestions[0]).toBe('Find a bit of magic')
  })

  it('thinks of bedtime with children, and not with grown-ups', () => {
    expect(greet(guest({ at: at(23) })).message).toContain('short and cosy')
    expect(greet(guest({ at: at(23) })).suggestions[0]).toBe('Something short')
    const adult = greet(guest({ at: at(23), ageGroup: 'adult', role: 'mom' }))
    expect(adult.message).not.toContain('short and cosy')
  })

  it('takes a name as it is, with signs that mean something to programs', () => {
    expect(greet(guest({ name: '$& {{name}} <b>' })).message).toContain('$& {{name}} <b>')
  })

  it.each(PROFILE_LANGUAGES)('greets and suggests in %s', (language) => {
    const preferences = { ...DEFAULT_PREFERENCES, preferredLanguage: language }
    const { message, suggestions, language: said } = greet(guest({ preferences }))
    expect(said).toBe(language)
    const hello = serverTexts('greet', language)['hello.afternoon'].replace('{{name}}', 'Mia')
    expect(message).toContain(hello)
    expect(message.includes('Good afternoon')).toBe(language === 'en')
    expect(new Set(suggestions).size).toBe(suggestions.length)
    expect(`${message}${suggestions.join('')}`).not.toContain('{{')
  })
})
