import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const telling = { melody: 'A4:1.5 B4:.5 A4 G4 F#4 G4 A4:1.5 r:.5', chords: 'D:8' }
const echoing = { melody: 'E4 F#4 G4:2 F#4 G4 A4:1.5 r:.5', chords: 'A7:4 D:4' }
const ladyLine = {
  words: 'My *fair la-dy.',
  melody: 'E4:2 A4:2 F#4 D4:2 r:1',
  chords: 'A7:4 D:4',
}

const falling: SongPart = {
  name: 'verse',
  lines: [
    { words: 'Lon-don *Bridge is fall-ing down,', ...telling },
    { words: 'Fall-ing down, fall-ing down,', ...echoing },
    { words: 'Lon-don Bridge is fall-ing down,', ...telling },
    ladyLine,
  ],
}

/** "London Bridge" with the verses that build it of wood and clay and of stone. */
export const leadSheet: LeadSheet = {
  title: 'London Bridge',
  artist: 'Traditional',
  language: 'en',
  year: 1744,
  genre: 'Crossover',
  difficulty: 'Easy',
  style: 'reggae',
  tempo: 116,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'An anonymous English singing game, first printed in "Tommy Thumb\'s Pretty Song Book" (London, about 1744), the verses of clay and stone in "Gammer Gurton\'s Garland" (1784), is free by its age.',
    melody:
      'The anonymous tune, printed in A. H. Rosewig\'s "Nursery Songs and Games" (Philadelphia, 1879), is free by its age.',
  },
  upbeat: 0,
  parts: [
    falling,
    {
      name: 'verse',
      lines: [
        { words: 'Build it *up with wood and clay,', ...telling },
        { words: 'Wood and clay, wood and clay,', ...echoing },
        { words: 'Build it up with wood and clay,', ...telling },
        ladyLine,
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Wood and *clay will wash a-way,', ...telling },
        { words: 'Wash a-way, wash a-way,', ...echoing },
        { words: 'Wood and clay will wash a-way,', ...telling },
        ladyLine,
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Build it *up with stone so strong,', ...telling },
        { words: 'Stone so strong, stone so strong,', ...echoing },
        { words: 'Build it up with stone so strong,', ...telling },
        ladyLine,
      ],
    },
    falling,
  ],
}
