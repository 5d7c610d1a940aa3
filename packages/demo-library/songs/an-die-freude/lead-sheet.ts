import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The lines that every verse shares; the seventh begins one beat early, as in the symphony. */
const tune = {
  opening: { melody: 'A4 A4 Bb4 C5 C5 Bb4 A4 G4:.5 r:.5', chords: 'F:7 C7' },
  answer: { melody: 'F4 F4 G4 A4 A4:1.5 G4:.5 G4:1.5 r:.5', chords: 'F:6 C:2' },
  close: { melody: 'F4 F4 G4 A4 G4:1.5 F4:.5 F4:1.5 r:.5', chords: 'F:4 C7:2 F:2' },
  middle: { melody: 'G4 G4 A4 F4 G4 A4:.5 Bb4:.5 A4 F4:.5 r:.5', chords: 'C7:2 F:2 C7:2 F:2' },
  middleAnswer: { melody: 'G4 A4:.5 Bb4:.5 A4 G4 F4 G4 C4:.5 r:.5', chords: 'C7:2 A7:2 Dm G7 C7' },
  early: { melody: 'A4:2 A4 Bb4 C5 C5 Bb4 A4 G4:.5 r:.5', chords: 'F:8 C7' },
}

export const leadSheet: LeadSheet = {
  title: 'An die Freude',
  artist: 'Friedrich Schiller and Ludwig van Beethoven',
  language: 'de',
  year: 1824,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'rock',
  tempo: 132,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Words by Friedrich Schiller, printed in “Thalia” (Leipzig 1786) and here in the wording that he revised for his collected poems and that Beethoven set, free because the author died in 1805.',
    melody:
      'Melody by Ludwig van Beethoven from the last movement of the Ninth Symphony (1824, printed by Schott, Mainz 1826), free because the composer died in 1827.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Freu-de, schö-ner *Göt-ter-fun-ken,', ...tune.opening },
        { words: 'Toch-ter aus E-*ly-si-um,', ...tune.answer },
        { words: 'wir be-tre-ten *feu-er-trun-ken,', ...tune.opening },
        { words: 'Himm-li-sche, dein Hei-lig-tum!', ...tune.close },
        { words: 'Dei-ne Zau-ber bin-den _ wie-der,', ...tune.middle },
        { words: 'was die _ Mo-de streng ge-teilt;', ...tune.middleAnswer },
        { words: '*al-le Men-schen *wer-den Brü-der,', ...tune.early },
        { words: 'wo dein sanf-ter Flü-gel weilt.', ...tune.close },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Wem der gro-ße *Wurf ge-lun-gen,', ...tune.opening },
        { words: 'ei-nes Freun-des *Freund zu sein,', ...tune.answer },
        { words: 'wer ein hol-des *Weib er-run-gen,', ...tune.opening },
        { words: 'mi-sche sei-nen Ju-bel ein!', ...tune.close },
        { words: 'Ja, wer auch nur ei-ne _ See-le', ...tune.middle },
        { words: 'sein nennt _ auf dem Er-den-rund!', ...tune.middleAnswer },
        { words: '*Und wer’s nie ge-*konnt, der steh-le', ...tune.early },
        { words: 'wei-nend sich aus die-sem Bund.', ...tune.close },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Freu-de heißt die *star-ke Fe-der', ...tune.opening },
        { words: 'in der e-wi-*gen Na-tur.', ...tune.answer },
        { words: 'Freu-de, Freu-de *treibt die Rä-der', ...tune.opening },
        { words: 'in der gro-ßen Wel-ten-uhr.', ...tune.close },
        { words: 'Blu-men lockt sie aus den _ Kei-men,', ...tune.middle },
        { words: 'Son-nen _ aus dem Fir-ma-ment,', ...tune.middleAnswer },
        { words: '*Sphä-ren rollt sie *in den Räu-men,', ...tune.early },
        { words: 'die des Se-hers Rohr nicht kennt.', ...tune.close },
      ],
    },
  ],
}
