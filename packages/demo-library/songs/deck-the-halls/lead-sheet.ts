import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The lines that every verse shares. */
const tune = {
  opening: { melody: 'A4:1.5 G4:.5 F#4 E4 D4 E4 F#4 D4:.5 r:.5', chords: 'D:8' },
  firstAnswer: {
    melody: 'E4:.5 F#4:.5 G4:.5 E4:.5 F#4:1.5 E4:.5 D4 C#4 D4:1.5 r:.5',
    chords: 'A7:2 D:3 A7 D:2',
  },
  middle: { melody: 'E4:1.5 F#4:.5 G4 E4 F#4:1.5 G4:.5 A4 E4:.5 r:.5', chords: 'A7:4 D:2 A7:2' },
  highAnswer: {
    melody: 'F#4:.5 G#4:.5 A4 B4:.5 C#5:.5 D5 C#5 B4 A4:1.5 r:.5',
    chords: 'D A E7:2 A E7 A:2',
  },
  lastAnswer: {
    melody: 'B4:.5 B4:.5 B4:.5 B4:.5 A4:1.5 G4:.5 F#4 E4 D4:1.5 r:.5',
    chords: 'G:2 D:3 A7 D:2',
  },
}

export const leadSheet: LeadSheet = {
  title: 'Deck the Halls',
  artist: 'Thomas Oliphant',
  language: 'en',
  year: 1862,
  genre: 'Pop',
  difficulty: 'Medium',
  style: 'bright-pop',
  tempo: 138,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'Words by Thomas Oliphant from John Thomas’s “Welsh Melodies” (London 1862), with the lines as the “Pennsylvania School Journal” printed them without the drinking in 1877, free because Oliphant died in 1873 and the later lines are anonymous.',
    melody:
      'Traditional Welsh New Year’s tune “Nos Galan”, printed in Edward Jones’s “Musical and Poetical Relicks of the Welsh Bards” (London 1794), free because it is anonymous and was printed more than 220 years ago.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: '*Deck the hall with boughs of hol-ly,', ...tune.opening },
        { words: 'Fa la la la *la, la la la la!', ...tune.firstAnswer },
        { words: '’Tis the sea-son to be jol-ly,', ...tune.opening },
        { words: 'Fa la la la la, la la la la!', ...tune.firstAnswer },
        { words: 'Don we now our gay ap-par-el,', ...tune.middle },
        { words: 'Fa la la, la la *la, *la la *la!', ...tune.highAnswer },
        { words: 'Troll the an-cient Christ-mas car-ol,', ...tune.opening },
        { words: '*Fa la la la la, la la la la!', ...tune.lastAnswer },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: '*See the blaz-ing yule be-fore us,', ...tune.opening },
        { words: 'Fa la la la *la, la la la la!', ...tune.firstAnswer },
        { words: 'Strike the harp and join the cho-rus,', ...tune.opening },
        { words: 'Fa la la la la, la la la la!', ...tune.firstAnswer },
        { words: 'Fol-low me in mer-ry mea-sure,', ...tune.middle },
        { words: 'Fa la la, la la *la, *la la *la!', ...tune.highAnswer },
        { words: 'While I tell of Christ-mas trea-sure,', ...tune.opening },
        { words: '*Fa la la la la, la la la la!', ...tune.lastAnswer },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: '*Fast a-way the old year pass-es,', ...tune.opening },
        { words: 'Fa la la la *la, la la la la!', ...tune.firstAnswer },
        { words: 'Hail the new, ye lads and lass-es,', ...tune.opening },
        { words: 'Fa la la la la, la la la la!', ...tune.firstAnswer },
        { words: 'Sing we joy-ous all to-geth-er,', ...tune.middle },
        { words: 'Fa la la, la la *la, *la la *la!', ...tune.highAnswer },
        { words: 'Heed-less of the wind and weath-er,', ...tune.opening },
        { words: '*Fa la la la la, la la la la!', ...tune.lastAnswer },
      ],
    },
  ],
}
