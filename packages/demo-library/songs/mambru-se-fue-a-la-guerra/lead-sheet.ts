import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'F4:.5 A4 A4:.5 A4:.5 G4:.5 A4:.5 Bb4:1.5 A4:.5 r:.5',
  chords: 'F:3.5 C7:1.5 F:1',
}
const secondPhrase = {
  melody: 'A4:.5 G4:.5 G4:.5 G4:.5 G4:.5 F4:.5 G4:.5 A4:1.5 F4:.5 r:.5',
  chords: 'F:.5 C7:3 F:2.5',
}
const thirdPhrase = {
  melody: 'F4:.5 A4 A4:.5 A4:.5 G4:.5 A4:.5 Bb4 C5:.5 D5:.5 r:.5',
  chords: 'F:3.5 C7:1.5 Bb:1',
}
const fourthPhrase = {
  melody: 'D5:.5 C5 C5:.5 Bb4 G4:.5 F4:2 r:.5',
  chords: 'Bb:.5 F:1.5 C7:1.5 F:2.5',
}
const fifthPhrase = { melody: 'A4:.5 C5 C5:.5 D5 D5:.5 C5:2 r:.5', chords: 'F:2 Bb:1.5 F:2.5' }

const war: readonly SungLine[] = [
  { words: 'Mam-brú se fue a la gue-rra,', ...firstPhrase },
  { words: '¡Qué do-lor, qué do-lor, qué *pe-na!', ...secondPhrase },
  { words: 'Mam-brú se fue a la gue-_-*rra,', ...thirdPhrase },
  { words: 'No sé cuán-do ven-drá.', ...fourthPhrase },
]

const notKnown: readonly SungLine[] = [
  { words: 'Do re mi, do re *fa,', ...fifthPhrase },
  { words: 'No sé cuán-do ven-*drá.', ...fifthPhrase },
]

const easter: readonly SungLine[] = [
  { words: 'Ven-drá pa-ra la _ Pas-cua,', ...firstPhrase },
  { words: '¡Qué do-lor, qué do-lor, qué *pe-na!', ...secondPhrase },
  { words: 'Ven-drá pa-ra la _ Pas-_-*cua,', ...thirdPhrase },
  { words: 'O por la Tri-ni-dad.', ...fourthPhrase },
]

const trinity: readonly SungLine[] = [
  { words: 'Do re mi, do re *fa,', ...fifthPhrase },
  { words: 'O por la Tri-ni-*dad.', ...fifthPhrase },
]

const waiting: readonly SungLine[] = [
  { words: 'La Tri-ni-dad se _ pa-sa,', ...firstPhrase },
  { words: '¡Qué do-lor, qué do-lor, qué *pe-na!', ...secondPhrase },
  { words: 'La Tri-ni-dad se _ pa-_-*sa,', ...thirdPhrase },
  { words: 'Mam-brú no vie-ne ya.', ...fourthPhrase },
]

const notYet: readonly SungLine[] = [
  { words: 'Do re mi, do re *fa,', ...fifthPhrase },
  { words: 'Mam-brú no vie-ne *ya.', ...fifthPhrase },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...war.slice(0, -1),
  {
    words: 'No sé cuán-do ven-drá.',
    melody: 'D5:.5 C5 C5:.5 Bb4 G4:.5 F4:2 r:1',
    chords: 'Bb:.5 F:1.5 C7:1.5 F:3',
  },
]

/** "Mambrú se fue a la guerra", up to the news that nobody has. */
export const leadSheet: LeadSheet = {
  title: 'Mambrú se fue a la guerra',
  artist: 'Traditional',
  language: 'es',
  year: 1882,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'march',
  tempo: 138,
  beatsPerBar: 3,
  key: 'F major',
  upbeat: 0.5,
  publicDomain: {
    words:
      'Anonymous Spanish children’s ballad after the French "Malbrough" of the eighteenth century, in the wording of the nineteenth-century collections such as Rodríguez Marín’s "Cantos populares españoles" (Seville, 1882–1883): no author is known and it is older than 1900.',
    melody:
      'Anonymous French tune "Malbrough s’en va-t-en guerre", known all over Europe and printed since 1783: no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'verse', lines: war },
    { name: 'chorus', lines: notKnown },
    { name: 'verse', lines: easter },
    { name: 'chorus', lines: trinity },
    { name: 'verse', lines: waiting },
    { name: 'chorus', lines: notYet },
    { name: 'verse', lines: ending },
  ],
}
