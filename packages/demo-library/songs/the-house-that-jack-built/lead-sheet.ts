import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

export const leadSheet: LeadSheet = {
  title: 'The House That Jack Built',
  artist: 'Traditional',
  language: 'en',
  year: 1755,
  genre: 'Hip Hop',
  difficulty: 'Hard',
  style: 'funk',
  tempo: 96,
  beatsPerBar: 4,
  key: 'C major',
  publicDomain: {
    words:
      'Anonymous rhyme printed in “Nurse Truelove’s New-Year’s-Gift” (London 1755), in the wording of Randolph Caldecott’s picture book “The House that Jack Built” (Frederick Warne, 1878), free because it is anonymous and Caldecott died in 1886.',
    melody:
      'There is none: the words are spoken in rhythm, and the backing chords were chosen for this library.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the house that *Jack built.',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'C:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'This is the malt,', melody: 'x:.5 x:.25 x:.25 x:.5 r:.25', chords: 'G:1.75' },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:3',
          chords: 'G:2.25 Am:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the rat, that ate the malt,',
          melody: 'x:.5 x:.25 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'F:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'F:.25 C:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the cat, that killed the rat,',
          melody: 'x:.5 x:.25 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'G:3.75',
        },
        {
          words: 'That ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'G:.25 Am:1.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:3',
          chords: 'Am:2.25 F:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the dog, that wor-ried the cat,',
          melody: 'x:.5 x:.25 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'C:3.75',
        },
        {
          words: 'That killed the rat, that ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'G:.25 Am:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the cow with the crum-pled *horn,',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'F:3.75',
        },
        {
          words: 'That tossed the dog, that wor-ried the cat,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'F:.25 C:3.75',
        },
        {
          words: 'That killed the rat, that ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'G:.25 Am:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the maid-en all for-*lorn,',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 x:.5 r:.25',
          chords: 'F:3.75',
        },
        {
          words: 'That milked the cow with the crum-pled *horn,',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'F:.25 C:3.75',
        },
        {
          words: 'That tossed the dog, that wor-ried the cat,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That killed the rat, that ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'G:.25 Am:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'Am:.25 F:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the man all tat-tered and *torn,',
          melody: 'x:.5 x:.25 x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'C:3.75',
        },
        {
          words: 'That kissed the maid-en all for-*lorn,',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.5 x:.5 x:.5 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That milked the cow with the crum-pled *horn,',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'G:.25 Am:3.75',
        },
        {
          words: 'That tossed the dog, that wor-ried the cat,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'Am:.25 F:3.75',
        },
        {
          words: 'That killed the rat, that ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'F:.25 C:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'C:.25 G:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'This is the farm-er who sowed the *corn,',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'Am:3.75',
        },
        {
          words: 'That fed the cock that crowed in the *morn,',
          melody: 'x:.25 x:.75 x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'Am:.25 F:3.75',
        },
        {
          words: 'That waked the priest all shav-en and *shorn,',
          melody: 'x:.25 x:.75 x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'F:.25 C:3.75',
        },
        {
          words: 'That mar-ried the man all tat-tered and *torn,',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That kissed the maid-en all for-*lorn,',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.5 x:.5 x:.5 x:.5 r:.25',
          chords: 'G:.25 Am:3.75',
        },
        {
          words: 'That milked the cow with the crum-pled *horn,',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'Am:.25 F:3.75',
        },
        {
          words: 'That tossed the dog, that wor-ried the cat,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25',
          chords: 'F:.25 C:3.75',
        },
        {
          words: 'That killed the rat, that ate the malt,',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'C:.25 G:3.75',
        },
        {
          words: 'That lay in the house that *Jack built.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 r:1',
          chords: 'G:.25 Am:4',
        },
      ],
    },
  ],
}
