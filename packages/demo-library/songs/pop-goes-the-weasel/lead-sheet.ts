import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const telling = {
  melody: 'D4:2/3 D4:1/3 E4:2/3 E4:1/3 A4:2/3 F#4:1/3 D4:2/3 r:1/3',
  chords: 'D:1 A7:1 D:2',
}
const tellingBeforeUpbeat = {
  melody: 'D4:2/3 D4:1/3 E4:2/3 E4:1/3 A4:2/3 F#4:1/3 D4:1/3 r:1/3',
  chords: 'D:1 A7:1 D:5/3',
}
const answering = {
  melody: 'D4:2/3 D4:1/3 E4:2/3 E4:1/3 F#4 D4:2/3 r:1/3',
  chords: 'D:1 A7:1 D:2',
}
const pop = {
  words: '*Pop! goes the wea-sel.',
  melody: 'B4 E4:2/3 G4:1/3 F#4 D4:2/3 r:1/3',
  chords: 'G:1 A7:1 D:2',
}

const rice: SongPart = {
  name: 'verse',
  lines: [
    {
      words: 'Half a pound of tup-*pen-ny rice,',
      melody: 'D4:2/3 D4:1/3 E4:2/3 E4:1/3 F#4:1/3 A4:1/3 F#4:1/3 D4:2/3 r:1/3',
      chords: 'D:1 A7:1 D:2',
    },
    { words: 'Half a pound of trea-cle.', ...answering },
    { words: 'That’s the way the mon-ey goes,', ...telling },
    pop,
  ],
}
const road: SongPart = {
  name: 'verse',
  lines: [
    { words: 'Up and down the *Cit-y Road,', ...telling },
    { words: 'In and out the Ea-gle.', ...answering },
    { words: 'That’s the way the mon-ey goes,', ...telling },
    pop,
  ],
}
const cobbler: SongPart = {
  name: 'verse',
  lines: [
    { words: 'All a-round the *cob-bler’s house', ...tellingBeforeUpbeat },
    {
      words: 'The mon-key chased the peo-ple;',
      melody: 'D4:1/3 D4:2/3 D4:1/3 E4:2/3 E4:1/3 F#4 D4:1/3 r:1/3',
      chords: 'D:4/3 A7:1 D:5/3',
    },
    {
      words: 'And af-ter them in dou-ble haste,',
      melody: 'D4:1/3 D4:2/3 D4:1/3 E4:2/3 E4:1/3 A4:2/3 F#4:1/3 D4:2/3 r:1/3',
      chords: 'D:4/3 A7:1 D:2',
    },
    pop,
  ],
}

/** "Pop Goes the Weasel" with two English verses and one from Boston. The tune is in 6/8; its two beats
 *  are written as quarter notes in triplets, two of its bars to one of four. */
export const leadSheet: LeadSheet = {
  title: 'Pop Goes the Weasel',
  artist: 'Traditional',
  language: 'en',
  year: 1853,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'electro-pop',
  tempo: 104,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'Anonymous verses to an English dance, the City Road sung by 1856 at the Theatre Royal, the cobbler printed in Boston in 1858 and the rice in Alice Gomme\'s "Traditional Games" (London, 1898), are free by their age.',
    melody:
      'The anonymous dance tune, first printed as sheet music in London in 1853, is free by its age.',
  },
  upbeat: 0,
  parts: [rice, road, cobbler, rice, road, cobbler],
}
