import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'F4:1/3 F4:1/3 F4:1/3 F4:.5 F4:.5 G4 F4 F4:.5 F4:.5 F4:.5 F4:.5 G4 F4:.5 r:.5',
  chords: 'F:2 C7:1 F:1 F:2 C7:1 F:1',
}

const dance: readonly SungLine[] = [
  {
    words: 'Sur le pont d’A-vi-gnon, l’on y *dan-se, l’on y dan-se,',
    melody: 'F4:.5 F4:.5 F4 G4:.5 G4:.5 G4 A4:.5 Bb4:.5 C5:.5 F4:.5 E4:.5 F4:.5 G4:.5 C4:.25 r:.25',
    chords: 'F:2 C7:2 F:2 C7:2',
  },
  {
    words: 'Sur le pont d’A-vi-gnon, l’on y *dan-se tous en rond.',
    melody: 'F4:.5 F4:.5 F4 G4:.5 G4:.5 G4 A4:.5 Bb4:.5 C5:.5 F4:.5 G4:.5 E4:.5 F4:.5 r:.5',
    chords: 'F:2 C7:2 F:2 C7:1 F:1',
  },
]

const gentlemen: readonly SungLine[] = [
  { words: 'Les beaux mes-sieurs font *comm’ ça, et puis en-cor’ comm’ ça.', ...firstPhrase },
]

const ladies: readonly SungLine[] = [
  { words: 'Les bel-les dames font *comm’ ça, et puis en-cor’ comm’ ça.', ...firstPhrase },
]

/** "Sur le pont d’Avignon" with the bows of the gentlemen and of the ladies. */
export const leadSheet: LeadSheet = {
  title: 'Sur le pont d’Avignon',
  artist: 'Traditional',
  language: 'fr',
  year: 1853,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'bright-pop',
  tempo: 104,
  beatsPerBar: 2,
  key: 'F major',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous French dancing song, sung on stage in "Le Sourd ou l’Auberge pleine" (Paris, 1853) and printed in Widor’s "Vieilles chansons et rondes pour les petits enfants" (Paris, 1883): no author is known and it is older than 1900.',
    melody:
      'Anonymous French round, spread by Adolphe Adam’s arrangement of 1853 and printed in "Vieilles chansons et rondes pour les petits enfants" (Paris, 1883): Adam died in 1856.',
  },
  parts: [
    { name: 'chorus', lines: dance },
    { name: 'verse', lines: gentlemen },
    { name: 'chorus', lines: dance },
    { name: 'verse', lines: ladies },
    { name: 'chorus', lines: dance },
    { name: 'verse', lines: [...gentlemen, ...ladies] },
    { name: 'chorus', lines: dance },
  ],
}
