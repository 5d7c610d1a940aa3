import { arExperienceSchema } from '@starnest/contract/ar/ar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withModelTexts } from './model-experience.ts'
import { placesFor } from './placement.ts'
import { propsOf } from './props.ts'
import { type ArTitle, arRecipe, type Telling } from './recipe.ts'
import { spokenLines } from './spoken-lines.ts'

const CAST = [
  { name: 'Leo', role: 'A lion cub with a rocket' },
  { name: 'Little Star', role: 'Fell out of the sky' },
  { name: 'Narrator', role: 'Tells the story' },
]
const DESCRIPTION = 'Every night Leo counts the stars. Tonight one is missing.'
const TITLE: ArTitle = {
  ...{ id: 7, title: 'The Lost Star', tagline: 'One small lion.', genre: 'adventure' },
  ...{ description: DESCRIPTION, cast: CAST, own: { description: DESCRIPTION, cast: CAST } },
  film: 'the-lost-star',
  lines: [
    { speaker: 'Leo', text: 'Hold on.', startTime: 2, endTime: 3 },
    { speaker: 'leo', text: 'I will take you home.', startTime: 4, endTime: 6 },
  ],
  linesLanguage: 'en',
}
const TELLING: Telling = { language: 'en', isSafe: (text) => !/monster/i.test(text) }

const recipeOf = (fields: Partial<ArTitle> = {}, telling: Partial<Telling> = {}) => {
  const made = arRecipe({ ...TITLE, ...fields }, { ...TELLING, ...telling })
  return arExperienceSchema.parse({ ...made, engine: 'embedded' })
}

describe('the recipe of an experience', () => {
  it('shows who plays in the film, without its narrator, each with the longest line it says', () => {
    const people = recipeOf().arElements.filter(({ type }) => type === 'character')
    expect(people).toMatchObject([
      {
        ...{ name: 'Leo', character: 'Leo', description: 'A lion cub with a rocket' },
        interactionType: 'speak',
        line: { text: 'I will take you home.', language: 'en', startTime: 4, endTime: 6 },
      },
      { name: 'Little Star', interactionType: 'wave', line: null },
    ])
  })

  it('shows things that the description tells of, with its own sentence about them', () => {
    const things = recipeOf().arElements.filter(({ type }) => type === 'prop')
    expect(things.map(({ prop, description }) => [prop, description])).toEqual([
      ['star', 'Every night Leo counts the stars.'],
      ['compass', 'A little piece of “The Lost Star”. Pick it up!'],
      ['flower', 'A little piece of “The Lost Star”. Pick it up!'],
    ])
    expect(recipeOf().arElements.at(-1)?.type).toBeDefined()
    expect(recipeOf().arElements.find(({ type }) => type === 'story')?.description).toBe(
      'One small lion.',
    )
  })

  it('speaks the language of the viewer, and knows the character by its own name', () => {
    const told = recipeOf(
      {
        title: 'Der verlorene Stern',
        description: 'Jede Nacht zählt Leo die Sterne. Heute fehlt einer.',
        cast: [
          { name: 'Leo', role: 'Ein Löwenjunges' },
          { name: 'Sternchen', role: 'Fiel' },
        ],
      },
      { language: 'de' },
    )
    expect(told.instructions).toMatch(/Der verlorene Stern/)
    expect(told.arElements.find(({ name }) => name === 'Sternchen')?.character).toBe('Little Star')
    expect(told.arElements.find(({ prop }) => prop === 'star')).toMatchObject({
      name: 'Stern',
      description: 'Jede Nacht zählt Leo die Sterne.',
    })
  })

  it('lets the host show round where a title names nobody', () => {
    const bare = recipeOf({
      ...{ film: null, cast: [], lines: [], genre: null, tagline: null, description: '' },
      own: { description: '', cast: [] },
    })
    expect(bare.arElements[0]).toMatchObject({ type: 'character', character: 'Leo' })
    expect(bare.arElements.length).toBeGreaterThanOrEqual(4)
  })

  it('shows nothing that this age should not read, and stands all the same', () => {
    const told = recipeOf({
      title: 'Monster night',
      tagline: 'A MONSTER comes.',
      description: 'The monster eats the stars. The monster sleeps.',
      cast: [
        { name: 'The monster', role: 'Bad' },
        { name: 'Mia', role: 'Hunts a monster' },
      ],
      lines: [{ speaker: 'Mia', text: 'A monster!', startTime: 0, endTime: 1 }],
      own: { description: 'The monster eats the stars.', cast: [] },
    })
    const { title: _title, titleId: _id, ...shown } = told
    expect(JSON.stringify(shown)).not.toMatch(/monster/i)
    expect(told.arElements.length).toBeGreaterThanOrEqual(4)
  })

  it('takes whatever a family calls its films', () => {
    const text = fc.string({ unit: 'binary', maxLength: 2_000 })
    const cast = fc.array(fc.record({ name: text, role: text }), { maxLength: 40 })
    fc.assert(
      fc.property(text, text, cast, (title, description, people) => {
        const told = recipeOf({ title, description, cast: people, film: null })
        expect(new Set(told.arElements.map(({ position }) => `${position.x}`)).size).toBe(
          told.arElements.length,
        )
      }),
      { numRuns: 100 },
    )
  })
})

it('tells a sentence once, though it names two things', () => {
  const description = 'A lantern hangs under the umbrella. Nobody knows why.'
  const things = recipeOf({ description, own: { description, cast: CAST } }).arElements.filter(
    ({ type }) => type === 'prop',
  )
  const told = things.map((one) => one.description)
  expect(told.filter((text) => text === 'A lantern hangs under the umbrella.')).toHaveLength(1)
})

describe('places', () => {
  it.each([1, 2, 5, 8])('of %i things lie apart and in the frame, the first in the middle', (n) => {
    const places = placesFor(Array(n).fill(0.2), 11)
    const xs = places.map(({ x }) => x).toSorted((one, other) => one - other)
    const gaps = xs.slice(1).map((x, nth) => x - (xs[nth] ?? 0))
    expect(Math.min(...gaps, 1)).toBeGreaterThan(0.2)
    expect(Math.max(...xs.map(Math.abs))).toBeLessThanOrEqual(0.9)
    expect(places[0]?.x).toBeCloseTo(0)
  })
})

it('finds the things of a genre where the words tell of none', () => {
  expect(propsOf(['Un zorro busca su casa.'], { genre: 'romance', count: 2 })).toEqual([
    { prop: 'heart', sentence: null },
    { prop: 'flower', sentence: null },
  ])
})

it('takes lines of those who are named, without markup and without the last quarter', () => {
  const vtt = `WEBVTT

00:01.000 --> 00:02.000
<v Leo>I <i>fell</i>.

00:03.000 --> 00:04.000
Nobody says this.

00:05.000 --> 00:06.000
<v Leo>♪ La la ♪

00:35.000 --> 00:36.000
<v Leo>That was the end.`
  expect(spokenLines({ text: vtt, durationSeconds: 40 })).toEqual([
    { speaker: 'Leo', text: 'I fell.', startTime: 1, endTime: 2 },
  ])
})

describe('what a language model writes', () => {
  const recipe = arRecipe(TITLE, TELLING)
  const written = (answer: unknown) =>
    withModelTexts(recipe, typeof answer === 'string' ? answer : JSON.stringify(answer), {
      ...{ title: TITLE, telling: TELLING },
    })
  const about = (key: string, made: ReturnType<typeof written>) =>
    made?.arElements.find((one) => one.name === key || one.prop === key)

  it('takes the place of the recipe’s words, and moves what it places', () => {
    const made = written(
      `Here you are:\n\`\`\`json\n${JSON.stringify({
        instructions: 'Find Leo!',
        elements: [
          { about: 'c0', description: 'I fly a rocket.', x: -0.5, y: 0.1 },
          { about: 'kite', description: 'It flew away.' },
        ],
      })}\n\`\`\``,
    )
    expect(made?.instructions).toBe('Find Leo!')
    expect(about('Leo', made)).toMatchObject({
      description: 'I fly a rocket.',
      position: { x: -0.5, y: 0.1 },
      line: { text: 'I will take you home.' },
    })
    expect(about('kite', made)).toMatchObject({ name: 'Kite', description: 'It flew away.' })
    expect(arExperienceSchema.safeParse({ ...made, engine: 'language-model' }).success).toBe(true)
  })

  it('chooses things that the recipe has where they are, and others in the places that are left', () => {
    const words = (made: ReturnType<typeof written>) =>
      made?.arElements
        .filter(({ type }) => type === 'prop')
        .map(({ prop, description }) => [prop, description])
    const own = 'A little piece of “The Lost Star”. Pick it up!'
    const star = ['star', 'Every night Leo counts the stars.']
    const compass = { about: 'compass', description: 'It points home.' }
    expect(words(written({ elements: [compass] }))).toEqual([
      star,
      ['compass', 'It points home.'],
      ['flower', own],
    ])
    const kite = { about: 'kite', description: 'It flew away.' }
    const moon = { about: 'moon', description: 'It sleeps.' }
    expect(words(written({ elements: [kite, compass, moon] }))).toEqual([
      ['moon', 'It sleeps.'],
      ['compass', 'It points home.'],
      ['kite', 'It flew away.'],
    ])
  })

  it('is left out where it is unsafe, long, marked up, about nobody, or out of the frame', () => {
    const made = written({
      instructions: 'A monster comes.',
      elements: [
        { about: 'c0', description: 'A MONSTER!' },
        { about: 'c1', description: '<b>Hello</b>' },
        { about: 'c9', description: 'Hello.' },
        { about: 'story', description: 'x'.repeat(5_000) },
        { about: 'star', description: 'It shines.', x: 40, y: 'up' },
        'nonsense',
      ],
    })
    expect(made?.instructions).toBe(recipe.instructions)
    expect(about('Leo', made)?.description).toBe('A lion cub with a rocket')
    expect(about('star', made)).toMatchObject({ description: 'It shines.' })
    const own = recipe.arElements.find(({ type }) => type === 'prop')?.position
    expect(about('star', made)?.position).toEqual(own)
  })

  it.each(['', 'Sorry!', '{', '[]', '{"elements":"no"}', '{"elements":[]}', '}{'])(
    'counts for nothing when it is %j',
    (answer) => expect(written(answer)).toBeNull(),
  )
})
