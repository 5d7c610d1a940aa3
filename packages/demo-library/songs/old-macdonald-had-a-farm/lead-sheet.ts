import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const farm = {
  words: 'Old Mac-Don-ald had a farm,',
  melody: 'G4 G4 G4 D4 E4 E4 D4:1.5 r:.5',
  chords: 'G:4 C:2 G:2',
}
const vowels = '*E‑-I‑-E‑-I‑-O'
const eieio = { words: `${vowels},`, melody: 'B4 B4 A4 A4 G4:2 r:1', chords: 'G:2 D7:2 G:3' }
const eieioAtTheEnd = {
  words: `${vowels}.`,
  melody: 'B4 B4 A4 A4 G4:3 r:1',
  chords: 'G:2 D7:2 G:4',
}

/** A verse with the animals of one kind and the two syllables of their noise. */
const verse = (animals: string, first: string, second: string): SongPart => ({
  name: 'verse',
  lines: [
    farm,
    eieio,
    {
      words: `And on that farm he had some ${animals},`,
      melody: 'D4 G4 G4 G4 D4 E4 E4 D4:1.5 r:.5',
      chords: 'G:5 C:2 G:2',
    },
    eieio,
    {
      words: `With a ${first}-${second} *here, and a ${first}-${second} there,`,
      melody: 'x:.5 x:.5 x x x x:.5 x:.5 x x x r',
      chords: 'G7:9',
    },
    {
      words: `Here a ${first}, there a ${second},`,
      melody: 'x:.5 x:.5 x x:.5 x:.5 x:.5 r:.5',
      chords: 'G7:4',
    },
    {
      words: `Ev-ery-where a ${first}-*${second}.`,
      melody: 'x:.5 x:.5 x:.5 x:.5 x x:.5 r:.5',
      chords: 'G7:4',
    },
    farm,
    eieioAtTheEnd,
  ],
})

/** "Old MacDonald Had a Farm" with the refrain that every family sings; the noises of the animals are
 *  spoken. */
export const leadSheet: LeadSheet = {
  title: 'Old MacDonald Had a Farm',
  artist: 'Traditional',
  language: 'en',
  year: 1917,
  genre: 'Hip Hop',
  difficulty: 'Easy',
  style: 'funk',
  tempo: 124,
  beatsPerBar: 4,
  key: 'G major',
  publicDomain: {
    words:
      'Anonymous folk words: the verse first printed as "Ohio (Old Macdougal Had a Farm)" in F. T. Nettleingham\'s "Tommy\'s Tunes" (London, 1917), the refrain of vowels taken down from a singer in North Carolina about 1923 (Frank C. Brown Collection). They are free as a folk song without a known author.',
    melody:
      'The anonymous folk tune, handed down with the words that were printed in "Tommy\'s Tunes" (London, 1917), has no known author and is free by its age.',
  },
  upbeat: 0,
  parts: [
    verse('dogs', 'bow', 'wow'),
    verse('ducks', 'quack', 'quack'),
    verse('cows', 'moo', 'moo'),
  ],
}
