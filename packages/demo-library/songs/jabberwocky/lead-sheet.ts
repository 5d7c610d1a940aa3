import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

export const leadSheet: LeadSheet = {
  title: 'Jabberwocky',
  artist: 'Lewis Carroll',
  language: 'en',
  year: 1871,
  genre: 'Hip Hop',
  difficulty: 'Hard',
  style: 'trap',
  tempo: 90,
  beatsPerBar: 4,
  key: 'E minor',
  publicDomain: {
    words:
      'Poem by Lewis Carroll from “Through the Looking-Glass, and What Alice Found There” (Macmillan, London 1871), free because the author died in 1898.',
    melody:
      'There is none: the words are spoken in rhythm, and the backing chords were chosen for this library.',
  },
  upbeat: 0.5,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: '’Twas bril-lig, and the *sli-thy toves',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Em:4',
        },
        {
          words: 'Did gyre and gim-ble in the *wabe:',
          melody: 'x:.5 x:.75 x:.25 x:.25 x:.25 x:.25 x:.25 x r:.5',
          chords: 'Em:.5 C:3.5',
        },
        {
          words: 'All mim-sy were the bor-o-goves,',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'C:.5 Am:3.5',
        },
        {
          words: 'And the mome raths out-*grabe.',
          melody: 'x:.25 x:.25 x x:.5 x:.5 x r:.5',
          chords: 'Am:.5 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: '“Be-ware the Jab-ber-wock, my *son!',
          melody: 'x:.5 x:.75 x:.25 x:.25 x:.25 x:.25 x:.25 x r:.5',
          chords: 'B7:.5 Em:3.5',
        },
        {
          words: 'The jaws that bite, the claws that *catch!',
          melody: 'x:.5 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'Em:.5 C:3.75',
        },
        {
          words: 'Be-ware the Jub-jub bird, and shun',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.5 x:.75 x:.25 x:.5 r:.25',
          chords: 'C:.25 Am:3.75',
        },
        {
          words: 'The fru-mi-ous *Ban-der-snatch!”',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Am:.25 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'He took his vor-pal *sword in hand;',
          melody: 'x:.5 x:.75 x:.25 x:.25 x:.25 x:.25 x:.25 x r:.5',
          chords: 'B7:.5 Em:3.5',
        },
        {
          words: 'Long time the manx-ome foe he sought—',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.5 x:.75 x:.25 x:.5 r:.25',
          chords: 'Em:.5 C:3.75',
        },
        {
          words: 'So rest-ed he by the *Tum-tum tree,',
          melody: 'x:.25 x:.5 x:.5 x:.5 x:.25 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'C:.25 Am:3.75',
        },
        {
          words: 'And stood a-while in *thought.',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Am:.25 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'And, as in uf-fish thought he stood,',
          melody: 'x:.5 x:.75 x:.25 x:.25 x:.25 x:.25 x:.25 x r:.5',
          chords: 'B7:.5 Em:3.5',
        },
        {
          words: 'The Jab-ber-wock, with eyes of *flame,',
          melody: 'x:.5 x:.5 x:.5 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'Em:.5 C:3.75',
        },
        {
          words: 'Came whif-fling through the tul-gey wood,',
          melody: 'x:.25 x:.5 x:.5 x:.75 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'C:.25 Am:3.75',
        },
        {
          words: 'And *bur-bled as it *came!',
          melody: 'x:.25 x:.5 x:.5 x:.5 x:.5 x r:.5',
          chords: 'Am:.25 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'One, *two! One, *two! And through and through',
          melody: 'x:.5 x:.5 r:.25 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'B7:.5 Em:3.75',
        },
        {
          words: 'The vor-pal blade went *snick-er‑-snack!',
          melody: 'x:.25 x:.5 x:.5 x:.75 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'Em:.25 C:3.75',
        },
        {
          words: 'He left it dead, and with its head',
          melody: 'x:.25 x:.75 x:.25 x:.5 r:.25 x:.25 x:.75 x:.25 x:.5 r:.25',
          chords: 'C:.25 Am:3.75',
        },
        {
          words: 'He went ga-lum-phing back.',
          melody: 'x:.25 x:.75 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Am:.25 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: '“And hast thou slain the Jab-ber-wock?',
          melody: 'x:.5 x:.75 x:.25 x:.75 x:.25 x:.5 x:.5 x:.5 r:.5',
          chords: 'B7:.5 Em:4',
        },
        {
          words: 'Come to my arms, my *beam-ish boy!',
          melody: 'x:.5 x:.25 x:.25 x:.75 x:.25 x:.5 x:.5 x:.5 r:.25',
          chords: 'C:3.75',
        },
        {
          words: 'O frab-jous day! Cal-*looh! Cal-*lay!”',
          melody: 'x:.25 x:.5 x:.5 x:.5 r:.25 x:.25 x:.5 r:.25 x:.25 x:.5 r:.25',
          chords: 'C:.25 Am:3.75',
        },
        {
          words: 'He chor-tled in his joy.',
          melody: 'x:.25 x:.5 x:.5 x:.5 x:.5 x r:.5',
          chords: 'Am:.25 B7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: '’Twas bril-lig, and the *sli-thy toves',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'B7:.5 Em:3.5',
        },
        {
          words: 'Did gyre and gim-ble in the *wabe:',
          melody: 'x:.5 x:.75 x:.25 x:.25 x:.25 x:.25 x:.25 x r:.5',
          chords: 'Em:.5 C:3.5',
        },
        {
          words: 'All mim-sy were the bor-o-goves,',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'C:.5 Am:3.5',
        },
        {
          words: 'And the mome raths out-*grabe.',
          melody: 'x:.25 x:.25 x x:.5 x:.5 x r:1',
          chords: 'Am:.5 B7:4',
        },
      ],
    },
  ],
}
