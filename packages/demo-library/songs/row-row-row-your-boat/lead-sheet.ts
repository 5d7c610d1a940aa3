import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const words = [
  'Row, row, row your boat,',
  'Gent-ly down the stream,',
  '*Mer-ri-ly, mer-ri-ly, mer-ri-ly, mer-ri-ly,',
  '*Life is but a dream.',
] as const

const inC = [
  { words: words[0], melody: 'C4 C4 C4:2/3 D4:1/3 E4:2/3 r:1/3', chords: 'C:4' },
  { words: words[1], melody: 'E4:2/3 D4:1/3 E4:2/3 F4:1/3 G4:5/3 r:1/3', chords: 'C:2 G:2' },
  {
    words: words[2],
    melody: 'C5:1/3 C5:1/3 C5:1/3 G4:1/3 G4:1/3 G4:1/3 E4:1/3 E4:1/3 E4:1/3 C4:1/3 C4:1/3 C4:1/3',
    chords: 'C:2 Am:2',
  },
]
const homeInC = { words: words[3], melody: 'G4:2/3 F4:1/3 E4:2/3 D4:1/3 C4:5/3 r:1/3' }

const verseInC: SongPart = {
  name: 'verse',
  lines: [...inC, { ...homeInC, chords: 'G7:2 C:2' }],
}
const verseThatLifts: SongPart = {
  name: 'verse',
  lines: [...inC, { ...homeInC, chords: 'G7:2 C:1 A7:1' }],
}
const verseInD: SongPart = {
  name: 'verse',
  lines: [
    { words: words[0], melody: 'D4 D4 D4:2/3 E4:1/3 F#4:2/3 r:1/3', chords: 'D:4' },
    { words: words[1], melody: 'F#4:2/3 E4:1/3 F#4:2/3 G4:1/3 A4:5/3 r:1/3', chords: 'D:2 A:2' },
    {
      words: words[2],
      melody:
        'D5:1/3 D5:1/3 D5:1/3 A4:1/3 A4:1/3 A4:1/3 F#4:1/3 F#4:1/3 F#4:1/3 D4:1/3 D4:1/3 D4:1/3',
      chords: 'D:2 Bm:2',
    },
    {
      words: words[3],
      melody: 'A4:2/3 G4:1/3 F#4:2/3 E4:1/3 D4:5/3 r:1/3',
      chords: 'A7:2 D:2',
    },
  ],
}

/** "Row Row Row Your Boat": the one old verse, three times in C and twice a tone higher. The tune is in
 *  6/8; its two beats are written as quarter notes in triplets, two of its bars to one of four. */
export const leadSheet: LeadSheet = {
  title: 'Row Row Row Your Boat',
  artist: 'Traditional',
  language: 'en',
  year: 1852,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'folk-rock',
  tempo: 80,
  beatsPerBar: 4,
  key: 'C major',
  publicDomain: {
    words:
      'An anonymous American round, its words first printed as sheet music in 1852 and again in "The Franklin Square Song Collection" (New York, 1881), is free by its age.',
    melody:
      'The tune was first printed in "The Franklin Square Song Collection" (New York, 1881) under the name of Eliphalet Oram Lyte, who died in 1913; it is free in America by its age and elsewhere by his death over 70 years ago.',
  },
  upbeat: 0,
  parts: [verseInC, verseInC, verseThatLifts, verseInD, verseInD],
}
