import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const cockroach: readonly SungLine[] = [
  {
    words: 'La cu-ca-*ra-cha, la cu-ca-ra-cha',
    melody: 'C4:.5 C4:.5 C4:.5 F4:1.5 A4 C4:.5 C4:.5 C4:.5 F4:1.5 A4:1.5 r:1',
    chords: 'F:9.5',
  },
  {
    words: 'Ya no pue-de ca-mi-nar,',
    melody: 'r:.5 F4 F4:.5 E4:.5 E4:.5 D4:.5 D4:.5 C4:2 r:.5',
    chords: 'F:2 C7:4.5',
  },
  {
    words: 'Por-que no *tie-ne, por-que le fal-ta',
    melody: 'C4:.5 C4:.5 C4:.5 E4:1.5 G4 C4:.5 C4:.5 C4:.5 E4:1.5 G4:1.5 r:1',
    chords: 'C7:9.5',
  },
  {
    words: 'Las dos pa-*ti-tas de a-trás.',
    melody: 'r:.5 C5:.5 C5:.5 D5:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F4:2 r:.5',
    chords: 'C7:4 F:2.5',
  },
]

const captain: readonly SungLine[] = [
  {
    words: 'Un ca-pi-tán de ma-*ri-na',
    melody: 'r:1.5 r:.5 C4 C4:.5 F4:.5 F4:.5 A4:.5 A4:.5 C5:1.5 A4:1.5 r:1',
    chords: 'F:9.5',
  },
  {
    words: 'Que vi-no‿en u-na fra-ga-ta,',
    melody: 'r:.5 C5 D5:.5 C5:.5 Bb4:.5 A4:.5 C5:.5 Bb4:1.5 G4:1.5 r:1',
    chords: 'F:4 C7:4',
  },
  {
    words: 'En-tre va-rios so-ne-*ci-tos',
    melody: 'r:.5 C4 C4:.5 E4:.5 E4:.5 G4:.5 G4:.5 Bb4:1.5 G4:1.5 r:1',
    chords: 'C7:8',
  },
  {
    words: 'Tra-jo‿el de la cu-ca-*ra-cha.',
    melody: 'r:.5 C5 D5:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 A4:1.5 F4:.5 r:.5',
    chords: 'C7:4 F:2.5',
  },
]

const spokenCaptain: readonly SungLine[] = [
  {
    words: 'Un ca-pi-tán de ma-*ri-na',
    melody: 'r:1.5 r:.5 x x:.5 x:.5 x:.5 x:.5 x:.5 x:1.5 x:1.5 r:1',
    chords: 'F:9.5',
  },
  {
    words: 'Que vi-no‿en u-na fra-ga-ta,',
    melody: 'r:.5 x x:.5 x:.5 x:.5 x:.5 x:.5 x:1.5 x:1.5 r:1',
    chords: 'F:4 C7:4',
  },
  {
    words: 'En-tre va-rios so-ne-*ci-tos',
    melody: 'r:.5 x x:.5 x:.5 x:.5 x:.5 x:.5 x:1.5 x:1.5 r:1',
    chords: 'C7:8',
  },
  {
    words: 'Tra-jo‿el de la cu-ca-*ra-cha.',
    melody: 'r:.5 x x:.5 x:.5 x:.5 x:.5 x:.5 x:1.5 x:.5 r:.5',
    chords: 'C7:4 F:2.5',
  },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...cockroach.slice(0, -1),
  {
    words: 'Las dos pa-*ti-tas de a-trás.',
    melody: 'r:.5 C5:.5 C5:.5 D5:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F4:2 r:2',
    chords: 'C7:4 F:4',
  },
]

/** "La cucaracha" with the verse of the captain, first sung and then spoken. */
export const leadSheet: LeadSheet = {
  title: 'La cucaracha',
  artist: 'Traditional',
  language: 'es',
  year: 1819,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'funk',
  tempo: 108,
  beatsPerBar: 4,
  key: 'F major',
  upbeat: 1.5,
  publicDomain: {
    words:
      'Anonymous Spanish song; the verse of the captain was printed by José Joaquín Fernández de Lizardi in "La Quijotita y su prima" (Mexico, 1819), who died in 1827, and the chorus is handed down without a name.',
    melody:
      'Anonymous Spanish and Mexican tune of the nineteenth century, named by Lizardi in 1819: no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'chorus', lines: cockroach },
    { name: 'verse', lines: captain },
    { name: 'chorus', lines: cockroach },
    { name: 'verse', lines: spokenCaptain },
    { name: 'chorus', lines: ending },
  ],
}
