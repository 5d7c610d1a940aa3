import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const lines: readonly SungLine[] = [
  {
    words: 'The it-sy bit-sy *spi-der',
    melody: 'D4:1/3 G4:2/3 G4:1/3 G4:2/3 A4:1/3 B4 B4:1/3 r:1/3',
    chords: 'G:4',
  },
  {
    words: 'Went up the wa-ter-spout.',
    melody: 'B4:1/3 A4:2/3 G4:1/3 A4:2/3 B4:1/3 G4:5/3 r:1/3',
    chords: 'G:1/3 D7:2 G:2',
  },
  { words: 'Down came the *rain', melody: 'B4 B4:2/3 C5:1/3 D5:2/3 r:1/3', chords: 'G:3' },
  {
    words: 'And washed the spi-der out.',
    melody: 'D5 C5:2/3 B4:1/3 C5:2/3 D5:1/3 B4:5/3 r:1/3',
    chords: 'G:1 D7:2 G:2',
  },
  { words: 'Out came the *sun', melody: 'G4 G4:2/3 A4:1/3 B4:2/3 r:1/3', chords: 'G:3' },
  {
    words: 'And dried up all the rain,',
    melody: 'B4 A4:2/3 G4:1/3 A4:2/3 B4:1/3 G4:2/3 r:1/3',
    chords: 'G:1 D7:2 G:1',
  },
  {
    words: 'And the it-sy bit-sy *spi-der',
    melody: 'D4:2/3 D4:1/3 G4:2/3 G4:1/3 G4:2/3 A4:1/3 B4 B4:1/3 r:1/3',
    chords: 'D7:1 G:11/3',
  },
]
const again = 'Went up the spout a-gain.'

const verse: SongPart = {
  name: 'verse',
  lines: [
    ...lines,
    {
      words: again,
      melody: 'B4:1/3 A4:2/3 G4:1/3 A4:2/3 B4:1/3 G4:4/3 r:1/3',
      chords: 'G:1/3 D7:2 G:5/3',
    },
  ],
}
const lastVerse: SongPart = {
  name: 'verse',
  lines: [
    ...lines,
    {
      words: again,
      melody: 'B4:1/3 A4:2/3 G4:1/3 A4:2/3 B4:1/3 G4:5/3 r:1/3',
      chords: 'G:1/3 D7:2 G:2',
    },
  ],
}

/** "The Itsy Bitsy Spider": its one verse, three times. The tune is in 6/8; its two beats are written as
 *  quarter notes in triplets, two of its bars to one of four. */
export const leadSheet: LeadSheet = {
  title: 'The Itsy Bitsy Spider',
  artist: 'Traditional',
  language: 'en',
  year: 1910,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'bright-pop',
  tempo: 96,
  beatsPerBar: 4,
  key: 'G major',
  publicDomain: {
    words:
      'An anonymous finger play, in print in Arthur Walbridge North\'s "Camp and Camino in Lower California" (New York, 1910) and in nearly these lines in a report from Indiana of 1912, is free as an anonymous work printed over 95 years ago.',
    melody:
      'An anonymous folk tune, akin to the German children\'s songs "Spannenlanger Hansel" (1838) and "Auf der Mauer, auf der Lauer" (1890), has no known author and is free by its age.',
  },
  upbeat: 1 / 3,
  parts: [verse, verse, lastVerse],
}
