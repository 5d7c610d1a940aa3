import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const march: SongPart = {
  name: 'verse',
  lines: [
    {
      words: 'Oh, the grand old Duke of *York,',
      melody: 'C#5:.75 B4:.25 A4:.5 E4:.5 C#4:.5 E4:.5 A4 r:.5',
      chords: 'A:4.5',
    },
    {
      words: 'He had ten thou-sand men;',
      melody: 'A4:.5 B4:.5 B4:.5 B4:.5 B4:.5 B4 r:.5',
      chords: 'A:.5 E7:3.5',
    },
    {
      words: 'He marched them up to the *top of the hill,',
      melody: 'B4:.5 C#5:.5 C#5:.5 C#5:.5 C#5:.25 C#5:.25 D5:.5 D5:.25 D5:.25 D5:.25 r:.25',
      chords: 'E7:.5 A:2 D:1.5',
    },
    {
      words: 'And he marched them down a-gain.',
      melody: 'D5:.25 D5:.25 C#5:.5 A4:.5 B4:.5 G#4:.5 A4 r:.5',
      chords: 'D:.5 A:1 E7:1 A:1.5',
    },
  ],
}

const upAndDown: readonly SungLine[] = [
  {
    words: 'And when they were up, they were up,',
    melody: 'B4:.5 A4:.5 E4:.25 E4:.25 C#4:.5 E4:.25 E4:.25 A4 r:.5',
    chords: 'A:4',
  },
  {
    words: 'And when they were down, they were down,',
    melody: 'A4:.5 B4:.5 B4:.25 B4:.25 B4:.5 B4:.25 B4:.25 B4 r:.5',
    chords: 'A:.5 E7:3.5',
  },
  {
    words: 'And when they were on-ly *half-way up,',
    melody: 'B4:.5 C#5:.5 C#5:.25 C#5:.25 C#5:.5 C#5:.5 D5:.5 D5:.5 D5:.25 r:.25',
    chords: 'E7:.5 A:2 D:1.5',
  },
]
const neither = 'They were nei-ther up nor *down.'
const neitherMelody = 'D5:.25 D5:.25 C#5:.5 A4:.5 B4:.5 G#4:.5'

/** "The Grand Old Duke of York" with the older rhyme of the King of France spoken between. */
export const leadSheet: LeadSheet = {
  title: 'The Grand Old Duke of York',
  artist: 'Traditional',
  language: 'en',
  year: 1894,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'trap',
  tempo: 84,
  beatsPerBar: 4,
  key: 'A major',
  publicDomain: {
    words:
      'An anonymous English singing game, printed in Alice Gomme\'s "Traditional Games" (London, 1894), and the anonymous rhyme of the King of France, printed in James Orchard Halliwell\'s "The Nursery Rhymes of England" (London, from 1842), are free by their age.',
    melody:
      'The anonymous marching tune was handed down by ear with the singing game that Alice Gomme described in 1894; it has no known author and is free by its age.',
  },
  upbeat: 1,
  parts: [
    march,
    {
      name: 'chorus',
      lines: [
        ...upAndDown,
        { words: neither, melody: `${neitherMelody} A4 r:.5`, chords: 'D:.5 A:1 E7:1 A:1.5' },
      ],
    },
    {
      name: 'bridge',
      lines: [
        {
          words: 'The King of France went up the hill',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.25 r:.25',
          chords: 'F#m:2.5 D:1.5',
        },
        {
          words: 'With twen-ty thou-sand *men;',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x r:.5',
          chords: 'A:2.5 E:1.5',
        },
        {
          words: 'The King of France came down the hill,',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.25 r:.25',
          chords: 'F#m:2.5 D:1.5',
        },
        {
          words: 'And ne’er went up a-*gain.',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:.5',
          chords: 'A:2.5 E7:1',
        },
      ],
    },
    march,
    {
      name: 'chorus',
      lines: [
        ...upAndDown,
        { words: neither, melody: `${neitherMelody} A4:1.5 r:.5`, chords: 'D:.5 A:1 E7:1 A:2' },
      ],
    },
  ],
}
