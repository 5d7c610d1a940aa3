import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = { melody: 'F4 F4:1.5 Bb4:.5 Bb4:.5 A4:.5 A4:1.5 r:.5', chords: 'Bb:3 F7:3' }
const secondPhrase = { melody: 'Eb4 Eb4:1.5 G4:.5 G4:.5 F4:.5 F4:1.5 r:.5', chords: 'F7:3 Bb:3' }
const thirdPhrase = { melody: 'D4 G4:1.5 F4:.5 F4:.5 E4:.5 Eb4:1.5 r:.5', chords: 'Gm:3 Cm:3' }
const fourthPhrase = { melody: 'Eb4 D4 C4 G4 F4:1.5 r:.5', chords: 'F7:3 Bb:3' }
const fifthPhrase = { melody: 'D5 C5 Bb4 A4:.5 G4:.5 C5:1.5 r:.5', chords: 'Bb:3 F7:3' }
const sixthPhrase = { melody: 'C5 Bb4 G4 E4:.5 F4:.5 Bb4:1.5 r:.5', chords: 'F7:3 Bb:3' }
const seventhPhrase = {
  melody: 'D5:.5 Bb4:.5 Bb4:.5 F4:.5 F4:.5 D4:.5 Eb4:.5 C5:.5 C5:1.5 r:.5',
  chords: 'Bb:3 Cm:3',
}

const sea: readonly SungLine[] = [
  { words: 'Sul ma-re luc-ci-*ca', ...firstPhrase },
  { words: 'L’a-stro d’ar-gen-_-to,', ...secondPhrase },
  { words: 'Pla-ci-da‿è l’on-_-da,', ...thirdPhrase },
  { words: 'Pro-spe-ro‿è‿il ven-to.', ...fourthPhrase },
  { words: '*Ve-ni-te‿al-l’a-gi-le', ...fifthPhrase },
  { words: 'Bar-chet-ta mi-_-*a!', ...sixthPhrase },
]

const breeze: readonly SungLine[] = [
  { words: 'Con que-sto zef-fi-*ro', ...firstPhrase },
  { words: 'Co-sì so-a-_-ve,', ...secondPhrase },
  { words: 'Oh, co-m’è bel-_-lo', ...thirdPhrase },
  { words: 'Star sul-la na-ve!', ...fourthPhrase },
  { words: '*Su, pas-seg-gie-_-ri,', ...fifthPhrase },
  { words: 'Ve-ni-te vi-_-*a!', ...sixthPhrase },
]

const supper: readonly SungLine[] = [
  { words: 'In fra le ten-_-*de', ...firstPhrase },
  { words: 'Ban-dir la ce-_-na,', ...secondPhrase },
  { words: 'In u-na se-_-ra', ...thirdPhrase },
  { words: 'Co-sì se-re-na,', ...fourthPhrase },
  { words: '*Chi non do-man-_-da,', ...fifthPhrase },
  { words: 'Chi non de-si-_-*a?', ...sixthPhrase },
]

const lucia: readonly SungLine[] = [
  { words: 'San-_-ta _ Lu-_-ci-_-*a,', ...seventhPhrase },
  { words: 'San-ta Lu-ci-a!', melody: 'C5 G4:1.5 A4:.5 C5 Bb4:1.5 r:.5', chords: 'F7:4 Bb:2' },
]

const lastLucia: readonly SungLine[] = [
  { words: '*San-_-ta _ Lu-_-ci-_-a,', ...seventhPhrase },
  { words: 'San-*ta Lu-ci-a!', melody: 'C5 D5:1.5 C5:.5 C5 Bb4:2', chords: 'F7:4 Bb:2' },
]

/** "Santa Lucia" with three verses; one eighth of the printed 3/8 is a quarter here. */
export const leadSheet: LeadSheet = {
  title: 'Santa Lucia',
  artist: 'Teodoro Cottrau',
  language: 'it',
  year: 1849,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'waltz-pop',
  tempo: 126,
  beatsPerBar: 3,
  key: 'Bb major',
  upbeat: 0,
  publicDomain: {
    words:
      'Italian words by Teodoro Cottrau after a Neapolitan boatman’s song, published by him in Naples in 1849: he died in 1879.',
    melody: 'Neapolitan barcarole published by Teodoro Cottrau in Naples in 1849: he died in 1879.',
  },
  parts: [
    { name: 'verse', lines: sea },
    { name: 'chorus', lines: lucia },
    { name: 'verse', lines: breeze },
    { name: 'chorus', lines: lucia },
    { name: 'verse', lines: supper },
    { name: 'chorus', lines: lastLucia },
  ],
}
