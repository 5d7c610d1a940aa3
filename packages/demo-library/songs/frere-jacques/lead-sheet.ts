import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const wake: readonly SungLine[] = [
  {
    words: 'Frè-re Jac-ques, Frè-re Jac-ques,',
    melody: 'F4 G4 A4 F4 F4 G4 A4 F4:.5 r:.5',
    chords: 'F:4 F:4',
  },
  {
    words: 'Dor-mez‑-*vous, dor-mez‑-vous',
    melody: 'A4 Bb4 C5:2 A4 Bb4 C5:1.5 r:.5',
    chords: 'F:4 F:4',
  },
]

const bells: readonly SungLine[] = [
  {
    words: 'Son-*nez les ma-ti-nes, son-nez les ma-ti-nes',
    melody: 'C5:.5 D5:.5 C5:.5 Bb4:.5 A4 F4 C5:.5 D5:.5 C5:.5 Bb4:.5 A4 F4:.5 r:.5',
    chords: 'F:8',
  },
  {
    words: 'Din, din, *don, din, din, don',
    melody: 'F4 C4 F4:2 F4 C4 F4:1.5 r:.5',
    chords: 'F:1 C7:1 F:2 F:1 C7:1 F:2',
  },
]

/** "Frère Jacques", the round, sung three times with the bells again between. */
export const leadSheet: LeadSheet = {
  title: 'Frère Jacques',
  artist: 'Traditional',
  language: 'fr',
  year: 1811,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'bright-pop',
  tempo: 112,
  beatsPerBar: 4,
  key: 'F major',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous French rhyme, described with its tune in 1825 and printed with music by Charles Lebouc in "Récréations de l’enfance" (Paris, 1860): no author is known and it is older than 1900.',
    melody:
      'Anonymous French round, first printed in "La Clé du caveau" (Paris, 1811) after a manuscript of about 1780: its maker is unknown or, if it was Rameau, dead since 1764.',
  },
  parts: [
    { name: 'verse', lines: [...wake, ...bells] },
    { name: 'verse', lines: [...wake, ...bells] },
    { name: 'chorus', lines: bells },
    { name: 'verse', lines: [...wake, ...bells] },
    { name: 'chorus', lines: bells },
  ],
}
