import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const calling = {
  melody: 'D4 D4 A4 A4 B4:.5 C#5:.5 D5:.5 B4:.5 A4:1.5 r:.5',
  chords: 'D:4 G:2 D:2',
}
const answering = { melody: 'G4 G4 F#4 F#4 E4 E4 D4:1.5 r:.5', chords: 'G:2 D:2 A7:2 D:2' }

const verse: SongPart = {
  name: 'verse',
  lines: [
    { words: 'Baa, baa, black sheep, have you *an-y wool?', ...calling },
    { words: 'Yes, sir, yes, sir, three bags full.', ...answering },
    {
      words: '*One for the mas-ter, and one for the dame,',
      melody: 'A4 A4:.5 A4:.5 G4 G4:.5 G4:.5 F#4 F#4:.5 F#4:.5 E4 r:.5',
      chords: 'D:2 G:2 D:2 A7:1.5',
    },
    {
      words: 'And *one for the lit-tle boy who lives down the lane.',
      melody: 'E4:.5 A4 A4:.5 A4:.5 G4:.5 G4:.5 G4:.5 G4:.5 F#4 F#4:.5 F#4:.5 E4:1.5 r:.5',
      chords: 'A7:.5 D:2 G:2 D:2 A7:2',
    },
    { words: 'Baa, baa, black sheep, have you *an-y wool?', ...calling },
    { words: 'Yes, sir, yes, sir, three bags full.', ...answering },
  ],
}

/** "Baa Baa Black Sheep": sung, spoken in the older wording, and sung again. */
export const leadSheet: LeadSheet = {
  title: 'Baa Baa Black Sheep',
  artist: 'Traditional',
  language: 'en',
  year: 1744,
  genre: 'Hip Hop',
  difficulty: 'Easy',
  style: 'boom-bap',
  tempo: 92,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'An anonymous English nursery rhyme, first printed in "Tommy Thumb\'s Pretty Song Book" (London, about 1744), is free by its age.',
    melody:
      'A form of the anonymous French air "Ah! vous dirai-je, maman" (Paris, 1761), printed with these words in A. H. Rosewig\'s "Nursery Songs and Games" (Philadelphia, 1879), is free by its age.',
  },
  upbeat: 0,
  parts: [
    verse,
    {
      name: 'bridge',
      lines: [
        {
          words: 'Baa, baa, black sheep, have you an-y *wool?',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 r:.5',
          chords: 'Bm:2 G:2',
        },
        {
          words: 'Yes, mar-ry, have I, three bags *full;',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 x:.5 r:.5',
          chords: 'D:2 A:2',
        },
        {
          words: 'One for my mas-ter, one for my dame,',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.25 x:.25 x:.5 r:.5',
          chords: 'Bm:2 G:2',
        },
        {
          words: 'One for the lit-tle boy that lives in the *lane.',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.5',
          chords: 'G:2 A7:2',
        },
      ],
    },
    verse,
  ],
}
