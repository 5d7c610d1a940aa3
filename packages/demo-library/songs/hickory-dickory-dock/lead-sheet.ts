import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const rising = {
  melody: 'F#4:1/3 G4:1/3 A4:1/3 A4:1/3 B4:1/3 C#5:1/3 D5 r:2/3',
  chords: 'D:1 A7:1 D:5/3',
}
const running = {
  melody: 'A4:1/3 D5:2/3 D5:1/3 C#5:2/3 C#5:1/3 B4:2/3 B4:1/3 A4:2/3 r:1/3',
  chords: 'D:4/3 A:1 G:1 D:1',
}
const falling = {
  melody: 'A4:1/3 B4:1/3 A4:1/3 G4:1/3 F#4:1/3 E4:1/3 D4:5/3 r:1/3',
  chords: 'D:1 A7:1 D:2',
}

const mouse: SongPart = {
  name: 'verse',
  lines: [
    { words: 'Hick-o-ry, dick-o-ry, *dock,', ...rising },
    {
      words: 'The mouse ran up the clock;',
      melody: 'A4:1/3 F#4:2/3 A4:1/3 A4:2/3 C#5:1/3 D5 r:2/3',
      chords: 'D:4/3 A7:1 D:5/3',
    },
    { words: 'The *clock struck one, the mouse ran down,', ...running },
    { words: 'Hick-o-ry, dick-o-ry, dock.', ...falling },
  ],
}
const pig: SongPart = {
  name: 'verse',
  lines: [
    { words: 'Dick-er-y, dick-er-y, *dare,', ...rising },
    {
      words: 'The pig flew up in the air;',
      melody: 'A4:1/3 F#4:2/3 A4:1/3 A4:1/3 A4:1/3 C#5:1/3 D5 r:2/3',
      chords: 'D:4/3 A7:1 D:5/3',
    },
    { words: 'The *man in brown soon brought him down,', ...running },
    { words: 'Dick-er-y, dick-er-y, dare.', ...falling },
  ],
}

/** "Hickory Dickory Dock" with the old second verse of the pig. The tune is in 6/8; its two beats are
 *  written as quarter notes in triplets, two of its bars to one of four. */
export const leadSheet: LeadSheet = {
  title: 'Hickory Dickory Dock',
  artist: 'Traditional',
  language: 'en',
  year: 1744,
  genre: 'Crossover',
  difficulty: 'Easy',
  style: 'swing',
  tempo: 84,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'An anonymous nursery rhyme, first printed in "Tommy Thumb\'s Pretty Song Book" (London, about 1744), the verse of the pig in James Orchard Halliwell\'s "The Nursery Rhymes of England" (London, from 1842), is free by its age.',
    melody:
      'The tune is known from "National Nursery Rhymes and Nursery Songs" (London, 1870) by James William Elliott, who died in 1915; it is free by its age and by his death over 70 years ago.',
  },
  upbeat: 0,
  parts: [mouse, pig, mouse, pig, mouse],
}
