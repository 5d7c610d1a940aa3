import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The lines that every verse shares. */
const verseTune = {
  ocean: { melody: 'F4 D5 C5 Bb4 C5 Bb4 G4 F4 D4:3 r:1', chords: 'Bb:4 Eb:3 Bb:5' },
  sea: { melody: 'F4 D5 C5 Bb4 Bb4 A4 Bb4 C5:4 r:1', chords: 'Bb:4 C7:3 F7:5' },
  third: { melody: 'F4 D5 C5 Bb4 C5 Bb4 G4 F4 D4:3 r:1', chords: 'F7 Bb:3 Eb:3 Bb:5' },
  ending: { melody: 'F4 G4 C5 Bb4 A4 G4 A4 Bb4:4 r:2', chords: 'Bb Eb:3 F7:3 Bb:6' },
}

/** The lines that every chorus shares. */
const chorusTune = {
  call: { melody: 'F4:3 Bb4:3 G4:3 C5 r:1', chords: 'Bb:6 Eb:3 Cm:2' },
  answer: { melody: 'Bb4 A4 A4 A4 A4 G4 A4 Bb4:2 C5 D5:2 r:1', chords: 'Cm F7:6 Bb:6' },
}

export const leadSheet: LeadSheet = {
  title: 'My Bonnie Lies over the Ocean',
  artist: 'Traditional',
  language: 'en',
  year: 1881,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'waltz-pop',
  tempo: 138,
  beatsPerBar: 3,
  key: 'Bb major',
  publicDomain: {
    words:
      'Traditional words, printed in William H. Hills’s “Students’ Songs” (Cambridge, Massachusetts 1881), free because they are anonymous and were printed more than 140 years ago.',
    melody:
      'Traditional tune, printed in William H. Hills’s “Students’ Songs” (Cambridge, Massachusetts 1881), free because it is anonymous and was printed more than 140 years ago.',
  },
  upbeat: 1,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'My *Bon-nie lies o-ver the o-cean,', ...verseTune.ocean },
        { words: 'My Bon-nie lies o-ver the sea,', ...verseTune.sea },
        { words: 'My Bon-nie lies o-ver the o-cean,', ...verseTune.third },
        { words: 'O bring back my Bon-nie to me.', ...verseTune.ending },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'Bring *back, bring *back,', ...chorusTune.call },
        { words: 'O bring back my Bon-nie to me, to *me;', ...chorusTune.answer },
        { words: 'Bring *back, bring *back,', ...chorusTune.call },
        {
          words: 'O bring back my Bon-nie to me.',
          melody: 'Bb4 A4 A4 A4 A4 G4 A4 Bb4:4 r:1',
          chords: 'Cm F7:6 Bb:5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'O *blow ye winds o-ver the o-cean,', ...verseTune.ocean },
        { words: 'And blow ye winds o-ver the sea,', ...verseTune.sea },
        { words: 'O blow ye winds o-ver the o-cean,', ...verseTune.third },
        { words: 'And bring back my Bon-nie to me.', ...verseTune.ending },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'Bring *back, bring *back,', ...chorusTune.call },
        { words: 'O bring back my Bon-nie to me, to *me;', ...chorusTune.answer },
        { words: 'Bring *back, bring *back,', ...chorusTune.call },
        {
          words: 'O bring back my Bon-nie to me.',
          melody: 'Bb4 A4 A4 A4 A4 G4 A4 Bb4:4 r:2',
          chords: 'Cm F7:6 Bb:6',
        },
      ],
    },
  ],
}
