import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The four lines of a verse. */
const verseTune = {
  opening: { melody: 'C4 F4:1.5 F4:.5 F4 A4 G4:1.5 F4:.5 G4:.5 r:.5', chords: 'F:5 C7:3' },
  answer: { melody: 'A4 F4:1.5 F4:.5 A4 C5 D5:2.5 r:.5', chords: 'C7 F:4 Bb:3' },
  third: { melody: 'D5 C5:1.5 A4:.5 A4 F4 G4:1.5 F4:.5 G4:.5 r:.5', chords: 'Bb F:4 C7:3' },
  ending: { melody: 'A4 F4:1.5 D4:.5 D4 C4 F4:2.5 r:.5', chords: 'F Bb:2 Gm C7 F:3' },
}

/** The four lines of the chorus. */
const chorusTune = {
  opening: { melody: 'D5 C5:1.5 A4:.5 A4 F4 G4:1.5 F4:.5 G4:.5 r:.5', chords: 'F:5 C7:3' },
  answer: { melody: 'D5 C5:1.5 A4:.5 A4 C5 D5:2.5 r:.5', chords: 'C7 F:4 Bb:3' },
  third: { melody: 'D5 C5:1.5 A4:.5 A4 F4 G4:1.5 F4:.5 G4:.5 r:.5', chords: 'Bb F:4 C7:3' },
}

export const leadSheet: LeadSheet = {
  title: 'Auld Lang Syne',
  artist: 'Robert Burns',
  language: 'en',
  year: 1799,
  genre: 'Pop',
  difficulty: 'Medium',
  style: 'bright-pop',
  tempo: 104,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Words by Robert Burns, printed in the fifth volume of James Johnson’s “The Scots Musical Museum” (Edinburgh 1796), free because the author died in 1796.',
    melody:
      'Traditional Scottish tune, joined to these words in George Thomson’s “A Select Collection of Original Scottish Airs” (1799), free because it is anonymous and was printed more than 220 years ago.',
  },
  upbeat: 1,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Should auld ac-quain-tance be for-got,', ...verseTune.opening },
        { words: 'And nev-er brought to *mind?', ...verseTune.answer },
        { words: 'Should *auld ac-quain-tance be for-got,', ...verseTune.third },
        { words: 'And auld _ lang _ syne?', ...verseTune.ending },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'For auld _ lang _ syne, my dear,', ...chorusTune.opening },
        { words: 'For auld _ lang _ *syne,', ...chorusTune.answer },
        { words: 'We’ll tak a cup o’ *kind-ness yet,', ...chorusTune.third },
        {
          words: 'For auld _ lang _ *syne.',
          melody: 'A4 F4:1.5 D4:.5 D4 C4 F4:2.5 r:.5',
          chords: 'F Bb:2 Gm C7 F:3',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'We twa hae run a-bout the braes,', ...verseTune.opening },
        { words: 'And pou’d the gow-ans *fine;', ...verseTune.answer },
        {
          words: 'But we’ve *wan-der’d mon-y a wea-ry fit',
          melody: 'D5:.5 D5:.5 C5:1.5 A4:.5 A4:.5 A4:.5 F4 G4:1.5 F4:.5 G4:.5 r:.5',
          chords: 'Bb F:4 C7:3',
        },
        { words: 'Sin’ auld _ lang _ syne.', ...verseTune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'We twa hae paid-l’d in the burn,', ...verseTune.opening },
        { words: 'Frae morn-ing sun till *dine;', ...verseTune.answer },
        { words: 'But *seas be-tween us braid hae roar’d', ...verseTune.third },
        { words: 'Sin’ auld _ lang _ syne.', ...verseTune.ending },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'For auld _ lang _ syne, my dear,', ...chorusTune.opening },
        { words: 'For auld _ lang _ *syne,', ...chorusTune.answer },
        { words: 'We’ll tak a cup o’ *kind-ness yet,', ...chorusTune.third },
        {
          words: 'For auld _ lang _ *syne.',
          melody: 'A4 F4:1.5 D4:.5 D4 C4 F4:2.5 r:1.5',
          chords: 'F Bb:2 Gm C7 F:4',
        },
      ],
    },
  ],
}
