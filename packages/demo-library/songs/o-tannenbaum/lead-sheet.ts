import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'C4:.5 F4:.75 F4:.25 F4:1.5 G4:.5 A4:.75 A4:.25 A4 r:.5',
  chords: 'F:6',
}
const secondPhrase = { melody: 'A4:.5 G4:.5 A4:.5 Bb4 E4 G4 F4 r:.5', chords: 'F:.5 C7:4 F:1.5' }
const thirdPhrase = {
  melody: 'C5:.5 C5:.5 A4:.5 D5:1.5 C5:.5 C5:.5 Bb4:.5 Bb4 r:.5',
  chords: 'F:1.5 Bb:2 Gm:2.5',
}
const fourthPhrase = {
  melody: 'Bb4:.5 Bb4:.5 G4:.5 C5:1.5 Bb4:.5 Bb4:.5 A4:.5 A4 r:.5',
  chords: 'C7:3.5 F:2.5',
}

const leaves: readonly SungLine[] = [
  { words: 'O *Tan-nen-baum, o Tan-nen-baum,', ...firstPhrase },
  { words: 'Wie treu sind dei-ne Blät-ter!', ...secondPhrase },
  { words: 'Du grünst nicht *nur zur Som-mer-zeit,', ...thirdPhrase },
  { words: 'Nein, auch im *Win-ter, wenn es schneit.', ...fourthPhrase },
  { words: 'O Tan-nen-baum, o *Tan-nen-baum,', ...firstPhrase },
  { words: 'Wie treu sind dei-ne Blät-ter!', ...secondPhrase },
]

const delight: readonly SungLine[] = [
  { words: 'O *Tan-nen-baum, o Tan-nen-baum,', ...firstPhrase },
  { words: 'Du kannst mir sehr ge-fal-len!', ...secondPhrase },
  { words: 'Wie oft hat *nicht zur Weih-nachts-zeit', ...thirdPhrase },
  { words: 'Ein Baum von *dir mich hoch er-freut!', ...fourthPhrase },
  { words: 'O Tan-nen-baum, o *Tan-nen-baum,', ...firstPhrase },
  { words: 'Du kannst mir sehr ge-fal-len!', ...secondPhrase },
]

const dress: readonly SungLine[] = [
  { words: 'O *Tan-nen-baum, o Tan-nen-baum,', ...firstPhrase },
  { words: 'Dein Kleid will mich was leh-ren!', ...secondPhrase },
  { words: 'Die Hoff-nung *und Be-stän-dig-keit', ...thirdPhrase },
  { words: 'Gibt Trost und *Kraft zu je-der Zeit.', ...fourthPhrase },
  { words: 'O Tan-nen-baum, o *Tan-nen-baum,', ...firstPhrase },
  { words: 'Dein Kleid will mich was leh-ren!', ...secondPhrase },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...dress.slice(0, -1),
  {
    words: 'Dein Kleid will mich was leh-ren!',
    melody: 'A4:.5 G4:.5 A4:.5 Bb4 E4 G4 F4 r:1',
    chords: 'F:.5 C7:4 F:2',
  },
]

/** "O Tannenbaum" with the three verses of Anschütz. */
export const leadSheet: LeadSheet = {
  title: 'O Tannenbaum',
  artist: 'Ernst Anschütz',
  language: 'de',
  year: 1824,
  genre: 'Crossover',
  difficulty: 'Easy',
  style: 'waltz-pop',
  tempo: 104,
  beatsPerBar: 3,
  key: 'F major',
  upbeat: 0.5,
  publicDomain: {
    words:
      'Words by Ernst Anschütz (first verse after August Zarnack, 1820), printed in his "Musikalisches Schulgesangbuch" (Leipzig, 1824): Zarnack died in 1827, Anschütz in 1861.',
    melody:
      'Anonymous German tune "Es lebe hoch der Zimmermannsgeselle", printed in 1799 and with these words in the "Musikalisches Schulgesangbuch" (Leipzig, 1824): no composer is known.',
  },
  parts: [
    { name: 'verse', lines: leaves },
    { name: 'verse', lines: delight },
    { name: 'verse', lines: ending },
  ],
}
