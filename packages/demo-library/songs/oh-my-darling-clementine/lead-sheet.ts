import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

/** The four lines that verse and chorus share. */
const tune = {
  opening: { melody: 'F4:.75 F4:.25 F4 C4 A4:.75 A4:.25 A4 F4:.5 r:.5', chords: 'F:6' },
  rise: { melody: 'F4:.75 A4:.25 C5 C5 Bb4:.75 A4:.25 G4:1.5 r:.5', chords: 'F:4 C7:2' },
  third: { melody: 'G4:.75 A4:.25 Bb4 Bb4 A4:.75 G4:.25 A4 F4:.5 r:.5', chords: 'C7:4 F:2' },
  ending: { melody: 'F4:.75 A4:.25 G4 C4 E4:.75 G4:.25 F4:1.5 r:.5', chords: 'F C7:3 F:2' },
}

const chorus: SongPart = {
  name: 'chorus',
  lines: [
    { words: 'O my dar-ling, O my dar-ling,', ...tune.opening },
    { words: 'O my *dar-*ling Clem-en-tine!', ...tune.rise },
    { words: 'Thou art *lost and gone for-ev-er,', ...tune.third },
    { words: 'Dread-ful sor-ry, Clem-en-tine.', ...tune.ending },
  ],
}

export const leadSheet: LeadSheet = {
  title: 'Oh My Darling, Clementine',
  artist: 'Percy Montrose',
  language: 'en',
  year: 1884,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'country',
  tempo: 104,
  beatsPerBar: 3,
  key: 'F major',
  publicDomain: {
    words:
      'Words printed under the name of Percy Montrose by Oliver Ditson (Boston 1884), free because nothing is known of the author and they were printed more than 140 years ago; only the two verses without the drowning are sung.',
    melody:
      'Melody printed under the name of Percy Montrose by Oliver Ditson (Boston 1884), free because nothing is known of the composer and it was printed more than 140 years ago.',
  },
  upbeat: 1,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'In a cav-ern, in a can-yon,', ...tune.opening },
        { words: 'Ex-ca-*vat-ing for a mine,', ...tune.rise },
        { words: 'Dwelt a *min-er, for-ty-nin-er,', ...tune.third },
        { words: 'And his daugh-ter, Clem-en-tine.', ...tune.ending },
      ],
    },
    chorus,
    {
      name: 'verse',
      lines: [
        { words: 'Light she was and like a fair-y,', ...tune.opening },
        { words: 'And her *shoes were num-ber nine;', ...tune.rise },
        { words: 'Her-ring *box-es with-out top-ses', ...tune.third },
        { words: 'San-dals were for Clem-en-tine.', ...tune.ending },
      ],
    },
    chorus,
    {
      name: 'chorus',
      lines: [
        { words: 'O my dar-ling, O my dar-ling,', ...tune.opening },
        { words: 'O my *dar-*ling Clem-en-tine!', ...tune.rise },
        { words: 'Thou art *lost and gone for-ev-er,', ...tune.third },
        {
          words: 'Dread-ful sor-ry, Clem-en-tine.',
          melody: 'F4:.75 A4:.25 G4 C4 E4:.75 G4:.25 F4:1.5 r:1.5',
          chords: 'F C7:3 F:3',
        },
      ],
    },
  ],
}
