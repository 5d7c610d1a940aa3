import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { JamDifficulty, JamGenre, LeadSheet, SongStyle } from '../render/songs/lead-sheet.ts'
import { readLeadSheet, type SheetNote } from '../render/songs/read-lead-sheet.ts'

const SONGS = 50
/** Source: specification §9, "Jam". A `Record` names every member of the closed list. */
const AT_LEAST_OF_GENRE: Record<JamGenre, number> = { Pop: 12, 'Hip Hop': 12, Crossover: 12 }
const AT_LEAST_OF_DIFFICULTY: Record<JamDifficulty, number> = { Easy: 8, Medium: 8, Hard: 8 }
const STYLES: Record<SongStyle, true> = {
  'bright-pop': true,
  ballad: true,
  lullaby: true,
  rock: true,
  country: true,
  march: true,
  'waltz-pop': true,
  'electro-pop': true,
  'boom-bap': true,
  trap: true,
  'lo-fi': true,
  funk: true,
  reggae: true,
  latin: true,
  swing: true,
  'folk-rock': true,
}
/** What children and grown-ups sing without strain, as MIDI numbers: A3 to F5. */
const RANGE = { lowest: 57, highest: 77 }
const SECONDS = { least: 45, most: 100 }
const TEMPO = { slowest: 60, fastest: 180 }
/** Longest stretch without any rest that a singer is asked for. */
const LONGEST_BREATH_SECONDS = 12
/** How many of a song's notes are golden. */
const GOLDEN_SHARE = { least: 0.05, most: 0.1 }
/** Two times are the same within this many quarter notes: thirds of a beat do not add up exactly. */
const SAME_TIME = 1e-6
/** A note that holds the syllable before it. Source: UltraStar format 1.0. */
const HELD = '~'
/** A sentence that names print and year is longer than this many characters. */
const SHORTEST_REASON = 40

const songs = await allSongs()

describe('the songs', () => {
  it('are fifty, each with a title of its own', () => {
    expect(songs).toHaveLength(SONGS)
    expect(new Set(songs.map(({ sheet }) => sheet.title)).size).toBe(SONGS)
  })

  it.each(Object.entries(AT_LEAST_OF_GENRE))('leave a choice in %s', (genre, least) => {
    const found = songs.filter(({ sheet }) => sheet.genre === genre)
    expect(found.length).toBeGreaterThanOrEqual(least)
  })

  it.each(Object.entries(AT_LEAST_OF_DIFFICULTY))(
    'leave a choice for %s singers',
    (difficulty, least) => {
      const found = songs.filter(({ sheet }) => sheet.difficulty === difficulty)
      expect(found.length).toBeGreaterThanOrEqual(least)
    },
  )
})

describe.each(songs)('$slug', ({ slug, sheet }) => {
  const parts = readLeadSheet(slug, sheet)
  const notes = parts.flatMap((part) => part.lines).flat()
  const quarters = parts.reduce((sum, part) => sum + part.beats, 0)

  it('has a note for every syllable and chords under every line', () => {
    const lines = parts.flatMap((part) => part.lines)
    expect(lines).toHaveLength(sheet.parts.flatMap((part) => part.lines).length)
    expect(lines.filter((line) => line.length === 0)).toEqual([])
    expect(notes.filter(({ text, kind }) => isHeld(text) && isGolden(kind))).toEqual([])
  })

  it('ends on a whole bar, counted from its upbeat', () => {
    expect(sheet.upbeat).toBeLessThan(sheet.beatsPerBar)
    const bars = (quarters - sheet.upbeat) / sheet.beatsPerBar
    expect(Math.abs(bars - Math.round(bars))).toBeLessThan(SAME_TIME)
  })

  it('lies where everybody can sing it', () => {
    for (const { pitch } of notes) {
      expect(pitch).toBeGreaterThanOrEqual(RANGE.lowest)
      expect(pitch).toBeLessThanOrEqual(RANGE.highest)
    }
  })

  it('is long enough for a round and not too long', () => {
    expect(sheet.tempo).toBeGreaterThanOrEqual(TEMPO.slowest)
    expect(sheet.tempo).toBeLessThanOrEqual(TEMPO.fastest)
    const seconds = (quarters * 60) / sheet.tempo
    expect(seconds).toBeGreaterThanOrEqual(SECONDS.least)
    expect(seconds).toBeLessThanOrEqual(SECONDS.most)
  })

  it('has one golden note in ten to twenty', () => {
    const share = notes.filter(({ kind }) => isGolden(kind)).length / notes.length
    expect(share).toBeGreaterThanOrEqual(GOLDEN_SHARE.least)
    expect(share).toBeLessThanOrEqual(GOLDEN_SHARE.most)
  })

  it('leaves time to breathe at least every twelve seconds', () => {
    const seconds = (longestBreath(notes) * 60) / sheet.tempo
    expect(seconds).toBeLessThanOrEqual(LONGEST_BREATH_SECONDS)
  })

  it('is sorted by the closed lists', () => {
    expect(AT_LEAST_OF_GENRE).toHaveProperty([sheet.genre])
    expect(AT_LEAST_OF_DIFFICULTY).toHaveProperty([sheet.difficulty])
    expect(STYLES).toHaveProperty([sheet.style])
    expect([2, 3, 4]).toContain(sheet.beatsPerBar)
  })

  it('says why words and melody are free', () => {
    expect(sheet.publicDomain.words.length).toBeGreaterThan(SHORTEST_REASON)
    expect(sheet.publicDomain.melody.length).toBeGreaterThan(SHORTEST_REASON)
    expect(sheet.artist).not.toBe('')
    expect(Intl.getCanonicalLocales(sheet.language)).toEqual([sheet.language])
  })
})

/** All lead sheets, by the name of their folder. */
async function allSongs(): Promise<{ slug: string; sheet: LeadSheet }[]> {
  const entries = await readdir(new URL('../songs/', import.meta.url), { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return await Promise.all(
    slugs.sort().map(async (slug) => {
      const { leadSheet }: { leadSheet: LeadSheet } = await import(`../songs/${slug}/lead-sheet.ts`)
      return { slug, sheet: leadSheet }
    }),
  )
}

const isHeld = (text: string) => text.trim() === HELD
const isGolden = (kind: SheetNote['kind']) => kind === 'golden' || kind === 'goldenRap'

/** The longest stretch that is sung without any rest, in quarter notes. */
function longestBreath(notes: readonly SheetNote[]): number {
  let [began, ended, longest] = [0, 0, 0]
  for (const { at, beats } of notes) {
    if (at > ended + SAME_TIME) began = at
    ended = at + beats
    longest = Math.max(longest, ended - began)
  }
  return longest
}
