import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'A4:.5 A4:.5 A4:.5 C4 A4 Bb4:.5 A4:.5 A4 G4:.25 r:.25',
  chords: 'F:1.5 F:2 F:2 C7:.5',
}
const secondPhrase = {
  melody: 'G4:.5 G4:.5 G4:.5 C4 G4 A4:.5 G4:.5 G4 F4:.25 r:.25',
  chords: 'C7:1.5 C7:2 C7:2 F:.5',
}
const thirdPhrase = {
  melody: 'A4:.5 A4:.5 A4:.5 A4 A4 A4:.5 C5:.5 Bb4:.5 A4:.5 G4:.25 r:.25',
  chords: 'F:1.5 F:2 F:2 C7:.5',
}
const fourthPhrase = {
  melody: 'G4:.5 G4:.5 G4:.5 G4 G4 G4:.5 Bb4:.5 A4:.5 G4:.5 F4:.25 r:.25',
  chords: 'C7:1.5 C7:2 C7:2 F:.5',
}
const fifthPhrase = { melody: 'C4:.5 F4:.5 A4:.5 C5:1.5 r:.5', chords: 'F:1.5 F:2' }
const sixthPhrase = { melody: 'C4:.5 F4:.5 A4:.5 C5:2 r:.5', chords: 'F:1.5 F:2.5' }
const seventhPhrase = { melody: 'A4 C5 A4 C5 Bb4:.75 A4:.25 G4:1.5 r:.5', chords: 'F:4 C7:3' }
const eighthPhrase = {
  melody: 'G4:.75 A4:.25 Bb4:.75 C5:.25 D5 C5 D5 C5 A4:2.5 r:.5',
  chords: 'C7:1 Bb:2 F:2 F:4',
}

const ship: readonly SungLine[] = [
  { words: 'Il é-tait un pe-tit na-vi-re', ...firstPhrase },
  { words: 'Il é-tait un pe-tit na-vi-re', ...secondPhrase },
  { words: 'Qui n’a-vait ja‑-ja‑-ja-*mais na-vi-gué,', ...thirdPhrase },
  { words: 'Qui n’a-vait ja‑-ja‑-ja-mais na-vi-gué.', ...fourthPhrase },
  { words: 'O-hé, o-*hé', ...fifthPhrase },
]

const voyage: readonly SungLine[] = [
  { words: 'Il en-tre-prit un long voy-a-ge', ...firstPhrase },
  { words: 'Il en-tre-prit un long voy-a-ge', ...secondPhrase },
  { words: 'Sur la mer Mé‑-Mé‑-Mé-*di-ter-ra-née,', ...thirdPhrase },
  { words: 'Sur la mer Mé‑-Mé‑-Mé-di-ter-ra-née.', ...fourthPhrase },
  { words: 'O-hé, o-*hé', ...sixthPhrase },
]

const hunger: readonly SungLine[] = [
  { words: 'Au bout de cinq à six se-mai-nes,', ...firstPhrase },
  { words: 'Au bout de cinq à six se-mai-nes,', ...secondPhrase },
  { words: 'Les vi-vres vin‑-vin‑-vin-*rent à man-quer,', ...thirdPhrase },
  { words: 'Les vi-vres vin‑-vin‑-vin-rent à man-quer.', ...fourthPhrase },
  { words: 'O-hé, o-*hé', ...sixthPhrase },
]

const fish: readonly SungLine[] = [
  { words: 'Des p’tits pois-sons dans le na-vi-re', ...firstPhrase },
  { words: 'Des p’tits pois-sons dans le na-vi-re', ...secondPhrase },
  { words: 'Sau-tè-rent bien‑-bien‑-bien-*tôt par mil-liers,', ...thirdPhrase },
  { words: 'Sau-tè-rent bien‑-bien‑-bien-tôt par mil-liers.', ...fourthPhrase },
  { words: 'O-hé, o-*hé', ...fifthPhrase },
]

const refrain: readonly SungLine[] = [
  { words: 'O-*hé, o-hé, ma-te-lot,', ...seventhPhrase },
  { words: 'Ma-te-lot na-*vi-gue sur les flots.', ...eighthPhrase },
  { words: 'O-*hé, o-hé, ma-te-lot,', ...seventhPhrase },
  {
    words: 'Ma-te-lot na-*vi-gue sur les flots.',
    melody: 'G4:.75 A4:.25 Bb4:.75 C5:.25 D5 C5 D5 C5 F4 r:.5',
    chords: 'C7:1 Bb:2 F:1 C7:2 F:1.5',
  },
]

const lastRefrain: readonly SungLine[] = [
  { words: 'O-*hé, o-hé, ma-te-lot,', ...seventhPhrase },
  { words: 'Ma-te-lot na-*vi-gue sur les flots.', ...eighthPhrase },
  { words: 'O-*hé, o-hé, ma-te-lot,', ...seventhPhrase },
  {
    words: 'Ma-te-lot na-*vi-gue sur les flots.',
    melody: 'G4:.75 A4:.25 Bb4:.75 C5:.25 D5 C5 D5 C5 F4',
    chords: 'C7:1 Bb:2 F:1 C7:2 F:1',
  },
]

/** "Il était un petit navire": the ship, the voyage, the hunger and the fish. Nobody is eaten. */
export const leadSheet: LeadSheet = {
  title: 'Il était un petit navire',
  artist: 'Traditional',
  language: 'fr',
  year: 1852,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'folk-rock',
  tempo: 126,
  beatsPerBar: 2,
  key: 'F major',
  upbeat: 1.5,
  publicDomain: {
    words:
      'Old French sailors’ song in the wording of Clairville’s comedy "Méridien" (Paris, 1852): Clairville died in 1879, and the anonymous refrain is of the nineteenth century.',
    melody:
      'Anonymous French sailors’ tune, arranged by Édouard Montaubry for "Méridien" (Paris, 1852): no composer is known and Montaubry died in the nineteenth century.',
  },
  parts: [
    { name: 'verse', lines: ship },
    { name: 'chorus', lines: refrain },
    { name: 'verse', lines: voyage },
    { name: 'verse', lines: hunger },
    { name: 'verse', lines: fish },
    { name: 'chorus', lines: lastRefrain },
  ],
}
