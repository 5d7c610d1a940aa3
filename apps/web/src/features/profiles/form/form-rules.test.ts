import {
  changedProfileSchema,
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  newProfileSchema,
} from '@starnest/contract/household/profiles'
import { describe, expect, it } from 'vitest'
import {
  chooseAgeGroup,
  chooseRole,
  emptyForm,
  fieldsOf,
  formOf,
  problemsOf,
  withInterests,
} from './form-rules.ts'

const mia = () => chooseRole(emptyForm('en'), 'child', 'Child')

describe('choosing a role', () => {
  it.each([
    ['dad', 'adult', 'R'],
    ['mom', 'adult', 'R'],
    ['daughter', 'adult', 'R'],
    ['son', 'adult', 'R'],
    ['teen', 'teen', 'PG-13'],
    ['child', 'child', 'G'],
  ] as const)('of a %s sets the age group %s and the ceiling %s', (role, ageGroup, rating) => {
    const form = chooseRole(emptyForm('en'), role, 'Somebody')
    expect(form).toMatchObject({ role, ageGroup, contentRating: rating })
  })

  it('sets the name, and the display name only while it is empty', () => {
    expect(mia()).toMatchObject({ name: 'Child', displayName: 'Child' })
    const called = { ...emptyForm('en'), name: 'Anna', displayName: 'Anni' }
    expect(chooseRole(called, 'mom', 'Mom')).toMatchObject({ name: 'Mom', displayName: 'Anni' })
    const blank = { ...emptyForm('en'), displayName: '  ' }
    expect(chooseRole(blank, 'mom', 'Mom').displayName).toBe('Mom')
  })
})

it('resets the ceiling when only the age group is chosen, and leaves the role', () => {
  const form = chooseAgeGroup({ ...mia(), contentRating: 'PG' }, 'teen')
  expect(form).toMatchObject({ role: 'child', ageGroup: 'teen', contentRating: 'PG-13' })
})

describe('autoplay', () => {
  const autoPlayIn = (form: ReturnType<typeof mia>) => form.preferences.autoPlay

  it('is off for a child, and on for everybody else', () => {
    expect(autoPlayIn(mia())).toBe(false)
    expect(autoPlayIn(chooseAgeGroup(mia(), 'teen'))).toBe(true)
    expect(autoPlayIn(chooseRole(emptyForm('en'), 'mom', 'Mom'))).toBe(true)
  })

  it('stays as somebody said it, whatever age group follows', () => {
    const form = mia()
    const said = { ...form, preferences: { ...form.preferences, autoPlay: true } }
    expect(autoPlayIn(chooseAgeGroup(said, 'teen'))).toBe(true)
  })
})

describe('a form that cannot be sent', () => {
  it('names everything that is missing', () => {
    expect(problemsOf(emptyForm('en'))).toEqual({
      role: 'missing',
      name: 'blank',
      displayName: 'blank',
      ageGroup: 'missing',
    })
    expect(fieldsOf(emptyForm('en'))).toBeNull()
  })

  it.each([
    ['   ', 'blank'],
    ['\u200b', 'blank'],
    ['x'.repeat(41), 'too-long'],
    ['abc\u202e', 'unwritable'],
  ] as const)('says what is wrong with the name %j: %s', (name, problem) => {
    expect(problemsOf({ ...mia(), name })).toEqual({ name: problem })
  })

  it('counts a name’s characters as people do, not their halves', () => {
    expect(problemsOf({ ...mia(), name: '🦊'.repeat(40) })).toEqual({})
  })
})

it('sends what the server takes, and reads it back unchanged', () => {
  const form = {
    ...mia(),
    avatarUrl: '/portraits/fox.webp',
    preferences: { ...DEFAULT_PREFERENCES, favoriteGenres: ['fantasy' as const] },
    aiPersonality: { ...DEFAULT_AI_PERSONALITY, interests: ['dinosaurs'] },
  }
  const fields = fieldsOf(form)
  expect(newProfileSchema.safeParse(fields).success).toBe(true)
  expect(changedProfileSchema.safeParse(fields).success).toBe(true)
  if (!fields) throw new Error('the form was not complete')
  const { preferences = '', aiPersonality = '', contentRating = 'G', avatarUrl = '' } = fields
  const stored = { ...fields, id: 1, preferences, aiPersonality, contentRating, avatarUrl }
  expect(formOf(stored)).toEqual(form)
})

describe('interests', () => {
  it('takes several at once, trimmed, each once', () => {
    expect(withInterests(['trains'], ' dinosaurs, trains ,, space')).toEqual([
      'trains',
      'dinosaurs',
      'space',
    ])
  })

  it('leaves out what is too long to be one, and what goes beyond twelve', () => {
    expect(withInterests([], 'x'.repeat(41))).toEqual([])
    const twelve = Array.from({ length: 12 }, (_, index) => `number ${index}`)
    expect(withInterests(twelve, 'one more')).toEqual(twelve)
  })
})
