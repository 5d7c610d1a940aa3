import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The six lines that every verse shares. */
const tune = {
  opening: { melody: 'F4:1.5 G4:.5 F4 D4:2.5 r:.5 F4:1.5 G4:.5 F4 D4:2.5 r:.5', chords: 'Bb:12' },
  answer: { melody: 'C5:2 C5 A4:2.5 r:.5 Bb4:2 Bb4 F4:2.5 r:.5', chords: 'F7:6 Bb:6' },
  middle: { melody: 'G4:2 G4 Bb4:1.5 A4:.5 G4 F4:1.5 G4:.5 F4 D4:2.5 r:.5', chords: 'Eb:6 Bb:6' },
  high: { melody: 'C5:2 C5 Eb5:1.5 C5:.5 A4 Bb4:3 D5:2.5 r:.5', chords: 'F7:6 Bb:6' },
  ending: { melody: 'Bb4 F4 D4 F4:1.5 Eb4:.5 C4 Bb3:5 r:1', chords: 'Bb:3 F7:3 Bb:6' },
}

export const leadSheet: LeadSheet = {
  title: 'Silent Night',
  artist: 'Franz Xaver Gruber',
  language: 'en',
  year: 1859,
  genre: 'Pop',
  difficulty: 'Medium',
  style: 'ballad',
  tempo: 96,
  beatsPerBar: 3,
  key: 'Bb major',
  publicDomain: {
    words:
      'English words by John Freeman Young after Joseph Mohr, printed in “Carols for Christmas Tide” (New York 1859), free because Young died in 1885 and Mohr in 1848.',
    melody:
      'Melody by Franz Xaver Gruber, written in 1818 and printed in “Vier ächte Tyroler-Lieder” (A. R. Friese, Dresden, about 1832), free because the composer died in 1863.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Si-_-lent night, ho-_-ly night,', ...tune.opening },
        { words: '*All is calm, all is *bright', ...tune.answer },
        { words: 'Round yon Vir-_-gin Moth-er and Child,', ...tune.middle },
        { words: 'Ho-ly In-fant so ten-der and mild,', ...tune.middle },
        { words: 'Sleep in *heav-en-ly *peace, _', ...tune.high },
        { words: 'Sleep _ in heav-en-ly peace.', ...tune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Si-_-lent night, ho-_-ly night,', ...tune.opening },
        { words: '*Shep-herds *quake at the *sight;', ...tune.answer },
        { words: 'Glo-ries stream _ from heav-en a-far,', ...tune.middle },
        { words: 'Heav’n-ly hosts _ sing Al-le-lu-ia;', ...tune.middle },
        { words: 'Christ the *Sav-iour is *born, _', ...tune.high },
        { words: 'Christ _ the Sav-iour is born.', ...tune.ending },
      ],
    },
  ],
}
