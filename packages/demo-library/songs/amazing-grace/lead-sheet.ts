import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The four lines that every verse shares. */
const tune = {
  opening: {
    melody: 'D4 G4:2 B4:.5 G4:.5 B4:2 A4 G4:2 E4 D4:1.5 r:.5',
    chords: 'G:4 G7:3 C:3 G:2',
  },
  rise: { melody: 'D4 G4:2 B4:.5 G4:.5 B4:2 A4 D5:4.5 r:.5', chords: 'G:7 D:3 D7:2' },
  high: { melody: 'B4 D5:2 B4:.5 G4:.5 B4:2 A4 G4:2 E4 D4:1.5 r:.5', chords: 'G:7 C:3 G:2' },
  ending: { melody: 'D4 G4:2 B4:.5 G4:.5 B4:2 A4 G4:4.5 r:.5', chords: 'G Em:3 G:2 D7 G:5' },
}

export const leadSheet: LeadSheet = {
  title: 'Amazing Grace',
  artist: 'John Newton',
  language: 'en',
  year: 1835,
  genre: 'Pop',
  difficulty: 'Medium',
  style: 'ballad',
  tempo: 96,
  beatsPerBar: 3,
  key: 'G major',
  publicDomain: {
    words:
      'Words by John Newton from “Olney Hymns” (London 1779), free because the author died in 1807.',
    melody:
      'American tune “New Britain” by an unknown composer, printed in “Columbian Harmony” (Cincinnati 1829) and joined to these words in William Walker’s “The Southern Harmony” (1835), free because it is anonymous and Walker died in 1875.',
  },
  upbeat: 1,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'A-maz-ing _ grace! how sweet the sound,', ...tune.opening },
        { words: 'That saved a _ wretch like *me!', ...tune.rise },
        { words: 'I *once was _ lost, but now am found,', ...tune.high },
        { words: 'Was blind, but _ now I see.', ...tune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: '’Twas grace that _ taught my heart to fear,', ...tune.opening },
        { words: 'And grace my _ fears re-*lieved;', ...tune.rise },
        { words: 'How *pre-cious _ did that grace ap-pear,', ...tune.high },
        { words: 'The hour I _ first be-lieved!', ...tune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'Through man-y _ dan-gers, toils and snares,', ...tune.opening },
        { words: 'I have al-_-read-y *come;', ...tune.rise },
        { words: '’Tis *grace has _ brought me safe thus far,', ...tune.high },
        {
          words: 'And grace will _ lead me home.',
          melody: 'D4 G4:2 B4:.5 G4:.5 B4:2 A4 G4:4.5 r:1.5',
          chords: 'G Em:3 G:2 D7 G:6',
        },
      ],
    },
  ],
}
