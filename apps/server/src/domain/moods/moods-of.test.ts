import { globSync, readFileSync } from 'node:fs'
import type { Genre } from '@starnest/contract/catalog/catalog'
import { MOODS, type Mood } from '@starnest/contract/host/summary'
import { describe, expect, it } from 'vitest'
import feelings from '../../../../../tests/fixtures/utterances/feelings.json' with { type: 'json' }
import { foldedWords } from '../text/fold.ts'
import { moodsOf } from './moods-of.ts'

type Film = { title: string; genre: Genre; description: string; cast: { role: string }[] }

const films = globSync('packages/demo-library/films/*/film.json').map((file) => {
  const film: Film = JSON.parse(readFileSync(file, 'utf8'))
  const captions = readFileSync(file.replace('film.json', 'captions.en.vtt'), 'utf8')
  const spoken = captions.replace(/<[^>]*>|.*-->.*|^WEBVTT/gm, ' ')
  const roles = film.cast.map(({ role }) => role)
  const words = foldedWords([film.title, film.description, ...roles, spoken].join(' '))
  return { title: film.title, words, moods: moodsOf({ words, genre: film.genre }) }
})

const strengthOf = (mood: Mood, moods: ReturnType<typeof moodsOf>) =>
  moods.find((felt) => felt.mood === mood)?.strength ?? 0

const sumOf = (moods: readonly Mood[], felt: ReturnType<typeof moodsOf>) =>
  moods.reduce((sum, mood) => sum + strengthOf(mood, felt), 0)

/** What somebody is looking for, and how many of the films that fit it best have to be right. */
type Wish = { moods: readonly Mood[]; without?: readonly Mood[]; first: number }

const strongest = ({ moods, without = [], first }: Wish) =>
  films
    .map(({ title, moods: felt }) => ({
      title,
      strength: sumOf(moods, felt) - sumOf(without, felt),
    }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, first)
    .map(({ title }) => title)

const moodsIn = (text: string, genre: Genre | null = null) =>
  moodsOf({ words: foldedWords(text), genre })

it.each([
  ['funny', 'They giggle at a silly joke', 'Se ríen a carcajadas', 'Une blague très drôle'],
  ['scary', 'A scream in the dark', 'Un grito en la oscuridad', 'Un cri dans les ténèbres'],
  ['calm', 'A lullaby in a whisper', 'Una nana en un susurro', 'Une berceuse murmurée doucement'],
  ['exciting', 'A race and a chase', 'Una persecución trepidante', 'Une course poursuite'],
  ['sad', 'She weeps at their goodbye', 'Llora en la despedida', 'Elle pleure leurs adieux'],
  ['heartwarming', 'A hug of a friend', 'El abrazo de un amigo', 'Le câlin d’un ami'],
  ['magical', 'A fairy casts a spell', 'Un hada y su hechizo', 'Une fée et sa baguette'],
  ['romantic', 'A kiss at the wedding', 'Un beso en la boda', 'Un baiser au mariage'],
] as const)('feels what is %s in English, Spanish and French', (mood, ...texts) => {
  for (const text of texts) expect.soft(moodsIn(text)[0], text).toMatchObject({ mood })
})

it('knows how each genre feels before a word is said', () => {
  expect(moodsOf({ words: [], genre: 'romance' })).toEqual([
    { mood: 'romantic', strength: expect.closeTo(0.9), evidence: [] },
    { mood: 'heartwarming', strength: expect.closeTo(0.4), evidence: [] },
  ])
  expect(moodsOf({ words: [], genre: null })).toEqual([])
})

it('says nothing of words that films use for anything', () => {
  expect(moodsIn('Every night the great star of a small red bus')).toEqual([])
})

it('notes a fear in a gentle film', () => {
  const moods = moodsIn('A gentle film about a kitten who is afraid of the dark')
  expect(moods).toContainEqual(
    expect.objectContaining({ mood: 'scary', evidence: ['afraid', 'dark'] }),
  )
})

it('grows with every word and stays below 1', () => {
  const alone = strengthOf('funny', moodsIn('giggle'))
  const both = strengthOf('funny', moodsIn('giggle and joke'))
  const many = strengthOf('funny', moodsIn('giggle joke prank laugh '.repeat(30), 'comedy'))
  expect(alone).toBeGreaterThan(0.3)
  expect(both).toBeGreaterThan(alone)
  expect(many).toBeLessThan(1)
})

it('does not feel in a long film what is said once in it', () => {
  const chatter = 'we went to the shop and came back with bread '.repeat(900)
  expect(strengthOf('scary', moodsIn(`${chatter} a nightmare`))).toBeLessThan(0.05)
})

describe('the films that ship', () => {
  it('are all there', () => expect(films).toHaveLength(24))

  it.each(films)('$title: its evidence stands in it', ({ words, moods }) => {
    for (const { mood, strength, evidence } of moods) {
      expect(MOODS).toContain(mood)
      expect(strength).toBeGreaterThan(0)
      expect(strength).toBeLessThan(1)
      expect(words).toEqual(expect.arrayContaining([...evidence]))
    }
  })
})

/** Rows of the sheet of feelings, with the moods that somebody of them is looking for. */
const ROWS: readonly (readonly [row: number, wish: Wish])[] = [
  [0, { moods: ['funny'], first: 3 }],
  [38, { moods: ['funny'], first: 3 }],
  [16, { moods: ['calm'], first: 5 }],
  [46, { moods: ['calm'], without: ['sad'], first: 5 }],
  [58, { moods: ['calm', 'romantic'], first: 3 }],
  [18, { moods: ['romantic'], first: 3 }],
  [56, { moods: ['romantic'], first: 3 }],
  [48, { moods: ['heartwarming', 'romantic'], first: 3 }],
]

it.each(ROWS)('puts films that are right for feeling %i first', (row, wish) => {
  const feeling = feelings[row]
  const titles = strongest(wish)
  // The three films of a series are named by their series.
  for (const title of titles) {
    expect
      .soft(feeling?.right, feeling?.text)
      .toContain(title.replace(/^(The Burrow Band):.*/, '$1'))
  }
})
