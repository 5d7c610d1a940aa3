import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 G4:.5 F#4:.5 A4:.5 A4:.5 F#4:.5 G4:.5 E4 E4:.5 r:.5',
  chords: 'G:2 Em:2 D:2 Em:2',
}
const secondPhrase = {
  melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 F#4:.5 A4 A4:.5 F#4:.5 G4:.5 E4 E4:.5 r:.5',
  chords: 'G:2 Em:2 D:2 Em:2',
}
const thirdPhrase = {
  melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 G4:.5 F#4:.5 E4:.5 F#4:.5 G4:.5 A4:.5 B4 B4:.5 r:.5',
  chords: 'G:2 Em:4 Bm:2',
}

const river: readonly SungLine[] = [
  {
    words: 'Rí-u, *rí-u, chí-u, la guar-da ri-*be-ra,',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 F#4:.5 E4 F#4:.5 G4:.5 A4:.5 B4 B4:.5 r:.5',
    chords: 'G:2 Em:4 Bm:2',
  },
  {
    words: '*Dios guar-dó el lo-bo de nues-tra cor-de-ra.',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 F#4:.5 A4 A4:.5 F#4:.5 G4:.5 E4 E4:.5 r:.5',
    chords: 'G:2 Em:1.5 D:2.5 Em:2',
  },
]

const answer: readonly SungLine[] = [
  {
    words: 'Dios guar-*dó el lo-bo de nues-tra cor-de-ra.',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 F#4:.5 E4 E4:.5 D4:.5 D4:.5 E4 E4:.5 r:.5',
    chords: 'G:2 Em:3 D:1 Em:2',
  },
]

const wolf: readonly SungLine[] = [
  {
    words: 'El lo-*bo ra-bio-so la qui-so mor-der,',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 F#4:.5 A4 A4:.5 F#4:.5 G4:.5 E4:1.5 r:.5',
    chords: 'G:2 Em:2 D:2 Em:2',
  },
  {
    words: 'Mas Dios po-de-ro-so la su-po de-fen-der,',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 G4:.5 F#4:.5 A4:.5 A4:.5 F#4:.5 G4:.5 E4:1.5 r:.5',
    chords: 'G:2 Em:2 D:2 Em:2',
  },
  {
    words: 'Quí-so-le ha-cer que no pu-die-se pe-*car,',
    melody: 'B4:.5 B4:.5 A4:.5 B4:.5 G4 G4:.5 F#4:.5 E4:.5 F#4:.5 G4:.5 A4:.5 B4:1.5 r:.5',
    chords: 'G:2 Em:4 Bm:2',
  },
  { words: 'Ni‿aun o-ri-gi-nal es-ta Vir-gen no tu-vie-ra.', ...firstPhrase },
]

const monarch: readonly SungLine[] = [
  { words: 'Es-te *que‿es na-ci-do es el gran mo-nar-ca,', ...secondPhrase },
  { words: 'Cris-to pa-tri-ar-ca de car-ne ves-_-ti-do,', ...firstPhrase },
  { words: 'Ha-nos re-di-mi-do con se ha-cer chi-*qui-to,', ...thirdPhrase },
  { words: 'Aun-que‿e-ra‿in-fi-ni-to, fi-ni-to se hi-cie-ra.', ...firstPhrase },
]

const garzones: readonly SungLine[] = [
  { words: 'Yo vi *mil gar-zo-nes que‿an-da-van can-tan-do,', ...secondPhrase },
  { words: 'Por a-quí vo-lan-do, ha-cien-do mil _ so-nes,', ...firstPhrase },
  { words: 'Di-cien-do‿a gas-co-nes: Glo-ria sea en el *cie-lo', ...thirdPhrase },
  { words: 'Y paz en el sue-lo, pues Je-sús na-_-cie-ra.', ...firstPhrase },
]

/** "Ríu, ríu, chíu" with three of its seven verses. The dance of the bars is written in four. */
export const leadSheet: LeadSheet = {
  title: 'Ríu, ríu, chíu',
  artist: 'Anonymous (attributed to Mateo Flecha)',
  language: 'es',
  year: 1556,
  genre: 'Crossover',
  difficulty: 'Hard',
  style: 'latin',
  tempo: 126,
  beatsPerBar: 4,
  key: 'E minor',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous Spanish villancico printed in "Villancicos de diversos autores" (Venice, 1556), the songbook of Uppsala: no author is known and it is older than 1900.',
    melody:
      'Printed in the same songbook (Venice, 1556) without a name; Mateo Flecha the Elder, to whom it is sometimes given, died in 1553.',
  },
  parts: [
    { name: 'chorus', lines: [...river, ...answer] },
    { name: 'verse', lines: wolf },
    { name: 'chorus', lines: river },
    { name: 'verse', lines: monarch },
    { name: 'chorus', lines: river },
    { name: 'verse', lines: garzones },
    { name: 'chorus', lines: [...river, ...answer] },
  ],
}
