import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const riding = 'A4:.5 A4:.5 B4:.5 C#5:.5 A4:.5 C#5:.5 B4:.25 r:.25'
const climbing = 'A4:.5 A4:.5 B4:.5 C#5:.5 D5:.5 C#5:.5 B4:.25 r:.25'
const halfClose = {
  melody: 'E4:.5 A4:.5 A4:.5 B4:.5 C#5:.5 A4 G#4:.25 r:.25',
  chords: 'E7:.5 A:3 E7:.5',
}
const fullClose = {
  melody: 'A4:.5 G#4:.5 E4:.5 F#4:.5 G#4:.5 A4 A4:.5 r:.5',
  chords: 'D:.5 E7:2 A:2',
}
const climbingAfterUpbeat = { melody: `E4:.5 ${climbing}`, chords: 'A:2.5 D:1.5' }

const dandy: readonly SungLine[] = [
  {
    words: 'Yan-kee Doo-dle, keep it *up,',
    melody: 'F#4:.75 G#4:.25 F#4:.5 E4:.5 F#4:.5 G#4:.5 A4:.5 r:.5',
    chords: 'D:3 A:1',
  },
  {
    words: 'Yan-kee Doo-dle dan-dy,',
    melody: 'E4:.75 F#4:.25 E4:.5 D4:.5 C#4 E4:.5 r:.5',
    chords: 'A:4',
  },
  {
    words: 'Mind the mu-sic and the step,',
    melody: 'F#4:.75 G#4:.25 F#4:.5 E4:.5 F#4:.5 G#4:.5 A4:.25 r:.25',
    chords: 'D:3.5',
  },
]
const handy = 'And with the girls be *hand-y.'

const chorus: SongPart = {
  name: 'chorus',
  lines: [
    ...dandy,
    {
      words: handy,
      melody: 'F#4:.5 E4:.5 A4:.5 G#4:.5 B4:.5 A4 A4:.5 r:.5',
      chords: 'D:.5 A:1 E7:1 A:2',
    },
  ],
}
const chorusBeforeUpbeat: SongPart = {
  name: 'chorus',
  lines: [
    ...dandy,
    {
      words: handy,
      melody: 'F#4:.5 E4:.5 A4:.5 G#4:.5 B4:.5 A4 A4:.25 r:.25',
      chords: 'D:.5 A:1 E7:1 A:1.5',
    },
  ],
}

/** "Yankee Doodle" with the verses of the camp and of Captain Washington. */
export const leadSheet: LeadSheet = {
  title: 'Yankee Doodle',
  artist: 'Traditional',
  language: 'en',
  year: 1782,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'march',
  tempo: 112,
  beatsPerBar: 4,
  key: 'A major',
  publicDomain: {
    words:
      'Anonymous verses of the American War of Independence, the camp and Captain Washington printed on broadsides of the late eighteenth century and the pony in nursery books of the nineteenth, are free by their age.',
    melody:
      'The anonymous tune, first printed in James Aird\'s "A Selection of Scotch, English, Irish and Foreign Airs" (Glasgow, 1782), is free by its age.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Yan-kee Doo-dle went to *town', melody: riding, chords: 'A:3 E7:.5' },
        {
          words: 'A-rid-ing on a po-ny,',
          melody: 'E4:.5 A4:.5 A4:.5 B4:.5 C#5:.5 A4 G#4:.5 r:.5',
          chords: 'E7:.5 A:3 E7:1',
        },
        { words: 'Stuck a feath-er *in his cap', melody: climbing, chords: 'A:2 D:1.5' },
        { words: 'And called it mac-a-ro-ni.', ...fullClose },
      ],
    },
    chorus,
    {
      name: 'verse',
      lines: [
        { words: 'Fath’r and I went down to *camp,', melody: riding, chords: 'A:3 E7:.5' },
        { words: 'A-long with Cap-tain Good-in’,', ...halfClose },
        { words: 'And there we saw the *men and boys', ...climbingAfterUpbeat },
        { words: 'As thick as has-ty pud-ding.', ...fullClose },
      ],
    },
    chorusBeforeUpbeat,
    {
      name: 'verse',
      lines: [
        {
          words: 'And there was Cap-tain Wash-ing-*ton',
          melody: `E4:.5 ${riding}`,
          chords: 'A:3.5 E7:.5',
        },
        { words: 'Up-on a slap-ping stal-lion,', ...halfClose },
        { words: 'A-giv-ing or-ders *to his men;', ...climbingAfterUpbeat },
        { words: 'I guess there was a mil-lion.', ...fullClose },
      ],
    },
    chorus,
    chorus,
  ],
}
