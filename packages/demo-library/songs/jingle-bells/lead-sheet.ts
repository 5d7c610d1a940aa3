import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const oh: SungLine = {
  words: 'Oh! Jin-gle bells, jin-gle *bells,',
  melody: 'C5:2 A4 A4 A4:2 A4 A4 A4:1.5 r:.5',
  chords: 'C7:2 F:8',
}
const allTheWay = { melody: 'A4 C5 F4:1.5 G4:.5 A4:3 r', chords: 'F:8' }
const ride: SungLine = {
  words: 'Oh, what fun it is to ride',
  melody: 'Bb4 Bb4 Bb4:1.5 Bb4:.5 Bb4 A4 A4',
  chords: 'Bb:4 F:3',
}
const jingling: readonly SungLine[] = [
  oh,
  { words: 'Jin-*gle all the way!', ...allTheWay },
  ride,
  {
    words: 'In a one-horse o-pen sleigh.',
    melody: 'A4:.5 A4:.5 A4 G4 G4 A4 G4:3 r',
    chords: 'F:1 G7:4 C7:4',
  },
  {
    words: 'Jin-gle bells, jin-gle *bells,',
    melody: 'A4 A4 A4:2 A4 A4 A4:1.5 r:.5',
    chords: 'F:8',
  },
  { words: 'Jin-gle all the way!', ...allTheWay },
  ride,
]
const sleigh = 'In a *one-horse o-pen sleigh.'

const chorus: SongPart = {
  name: 'chorus',
  lines: [
    ...jingling,
    { words: sleigh, melody: 'A4:.5 A4:.5 C5 C5 Bb4 G4 F4:3 r', chords: 'F:1 C7:4 F:4' },
  ],
}
const chorusBeforeUpbeat: SongPart = {
  name: 'chorus',
  lines: [
    ...jingling,
    { words: sleigh, melody: 'A4:.5 A4:.5 C5 C5 Bb4 G4 F4:2 r', chords: 'F:1 C7:4 F:3' },
  ],
}

/** "Jingle Bells": the first two verses of 1857 and the chorus as it has been sung since the 1890s. */
export const leadSheet: LeadSheet = {
  title: 'Jingle Bells',
  artist: 'James Lord Pierpont',
  language: 'en',
  year: 1857,
  genre: 'Pop',
  difficulty: 'Hard',
  style: 'bright-pop',
  tempo: 168,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'James Lord Pierpont, who died in 1893, wrote them as "The One Horse Open Sleigh", first printed by Oliver Ditson (Boston, 1857); his rights ended long ago.',
    melody:
      'James Lord Pierpont, who died in 1893, composed it, first printed by Oliver Ditson (Boston, 1857); the chorus has the simpler anonymous tune that was on record by 1898 and is free by its age.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Dash-ing through the snow,', melody: 'C4 A4 G4 F4 C4:2 r', chords: 'F:7' },
        {
          words: 'In a one-horse o-pen sleigh,',
          melody: 'C4:.5 C4:.5 C4 A4 G4 F4 D4:3 r',
          chords: 'F:5 Bb:4',
        },
        { words: 'O’er the fields we go,', melody: 'D4 Bb4 A4 G4 E4:3 r', chords: 'Gm:4 C7:4' },
        { words: '*Laugh-ing all the way;', melody: 'C5 C5 Bb4 G4 A4:3 r', chords: 'C7:4 F:4' },
        { words: 'Bells on bob-tail ring,', melody: 'C4 A4 G4 F4 C4:3 r', chords: 'F:8' },
        { words: 'Mak-ing spir-its bright;', melody: 'C4 A4 G4 F4 D4:2 r', chords: 'F:4 Bb:3' },
        {
          words: 'What fun it is to *ride and sing',
          melody: 'D4 D4 Bb4 A4 G4 C5 C5 C5',
          chords: 'Bb:1 Gm:4 C7:3',
        },
        {
          words: 'A *sleigh-ing song to-night!',
          melody: 'C5 D5 C5 Bb4 G4 F4:1.5 r:.5',
          chords: 'C7:5 F:2',
        },
      ],
    },
    chorusBeforeUpbeat,
    {
      name: 'verse',
      lines: [
        { words: 'A day or two a-go', melody: 'C4 C4 A4 G4 F4 C4:2 r', chords: 'F:8' },
        {
          words: 'I thought I’d take a ride,',
          melody: 'C4 C4 A4 G4 F4 D4:2 r',
          chords: 'F:5 Bb:3',
        },
        {
          words: 'And soon Miss Fan-ny Bright',
          melody: 'D4 D4 Bb4 A4 G4 E4:2 r',
          chords: 'Bb:1 Gm:4 C7:3',
        },
        { words: 'Was *seat-ed by my side;', melody: 'G4 C5 C5 Bb4 G4 A4:2 r', chords: 'C7:5 F:3' },
        { words: 'The horse was lean and lank,', melody: 'C4 C4 A4 G4 F4 C4:2 r', chords: 'F:8' },
        {
          words: 'Mis-for-tune seemed his lot;',
          melody: 'C4 C4 A4 G4 F4 D4:2 r',
          chords: 'F:5 Bb:3',
        },
        {
          words: 'He got in-to a *drift-ed bank,',
          melody: 'D4 D4 Bb4 A4 G4 C5 C5 C5',
          chords: 'Bb:1 Gm:4 C7:3',
        },
        {
          words: 'And *we, we got up-sot.',
          melody: 'C5 D5 C5 Bb4 G4 F4:1.5 r:.5',
          chords: 'C7:5 F:2',
        },
      ],
    },
    chorus,
  ],
}
