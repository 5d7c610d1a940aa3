import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** A line that comes twice in the verse. */
const verseTune = {
  heart: { melody: 'C5 B4 C5 A4 G4 F4 G4:2 E4 C4:2 r:1', chords: 'F:6 C7:6' },
}

export const leadSheet: LeadSheet = {
  title: 'Daisy Bell',
  artist: 'Harry Dacre',
  language: 'en',
  year: 1892,
  genre: 'Pop',
  difficulty: 'Hard',
  style: 'waltz-pop',
  tempo: 168,
  beatsPerBar: 3,
  key: 'F major',
  publicDomain: {
    words:
      'Words by Harry Dacre, printed as sheet music by Francis, Day & Hunter (London 1892) and T. B. Harms (New York 1892), free because the author died in 1922.',
    melody:
      'Melody by Harry Dacre, printed as sheet music by Francis, Day & Hunter (London 1892) and T. B. Harms (New York 1892), free because the composer died in 1922.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'There is a flow-er with-in my heart,', ...verseTune.heart },
        { words: 'Dai-sy, *Dai-sy!', melody: 'G4:3 C4:3 C5:3 A4:2 r:1', chords: 'C7:6 F:6' },
        { words: 'Plant-ed one day by a glan-cing dart,', ...verseTune.heart },
        {
          words: 'Plant-*ed by Dai-_-sy Bell!',
          melody: 'F4 C5 F4 E4 C4 G4 F4:4 r:2',
          chords: 'F:3 C7:3 F:6',
        },
        {
          words: 'Wheth-er she loves me or loves me not,',
          melody: 'A4 Bb4 A4 G4 F4 E4 A4:2 F4 D4:2 r:1',
          chords: 'Dm:3 A7:3 Dm:6',
        },
        {
          words: '*Some-times it’s hard to tell;',
          melody: 'C5 Bb4 A4 G4:2 Ab4 A4:4 r:2',
          chords: 'C7:6 F:6',
        },
        {
          words: 'Yet I am long-ing to share the lot',
          melody: 'A4 Bb4 A4 G4 F4 E4 A4:2 F4 D4:1.5 r:.5',
          chords: 'Dm:3 A7:3 Dm:5',
        },
        {
          words: 'Of beau-*ti-ful Dai-sy *Bell!',
          melody: 'A4 G4 D5 B4 A4:2 G4 C5:4 r:2',
          chords: 'Dm G7:6 C7:6',
        },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: '*Dai-sy, Dai-sy,', melody: 'C5:3 A4:3 F4:3 C4:2 r:1', chords: 'F:12' },
        {
          words: 'Give me your an-swer, do!',
          melody: 'D4 E4 F4 D4:2 F4 C4:5 r:1',
          chords: 'Bb:6 F:6',
        },
        { words: 'I’m *half cra-zy,', melody: 'G4:3 C5:3 A4:3 F4:2 r:1', chords: 'C7:6 F:6' },
        {
          words: 'All for the love of you!',
          melody: 'D4 E4 F4 G4:2 A4 G4:4 r:1',
          chords: 'G7:6 C:3 C7:2',
        },
        {
          words: 'It won’t be a *styl-ish mar-riage,',
          melody: 'A4 Bb4 A4 G4 C5:2 A4 G4 F4:3 r:1',
          chords: 'C7:4 F:8',
        },
        {
          words: 'I can’t af-ford a car-riage,',
          melody: 'G4 A4:2 F4 D4:2 F4 D4 C4:3 r:1',
          chords: 'F Dm:3 Bb:3 F:3 C7:2',
        },
        {
          words: 'But you’ll look sweet up-on the seat',
          melody: 'C4 F4:2 A4 G4 r:1 C4 F4:2 A4 G4 r:1',
          chords: 'C7 F:3 C7:3 F:3 C7:2',
        },
        {
          words: 'Of a *bi-cy-cle built for two!',
          melody: 'A4:.5 Bb4:.5 C5 A4 F4 G4:2 C4 F4:4 r:2',
          chords: 'C7 F:3 C7:3 F:6',
        },
      ],
    },
  ],
}
