import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const verse: SongPart = {
  name: 'verse',
  lines: [
    {
      words: '’Tis the gift to be *sim-ple, ’tis the gift to be free,',
      melody: 'C4:.5 C4:.5 F4 F4:.5 G4:.5 A4:.5 F4:.5 A4:.5 Bb4:.5 C5 C5:.5 Bb4:.5 A4:.5 r:.5',
      chords: 'F:8',
    },
    {
      words: '’Tis the gift to come *down where we ought to be,',
      melody: 'G4:.5 F4:.5 G4 G4 G4 G4 G4:.5 A4:.5 G4:.5 E4:.5 C4 r:.5',
      chords: 'F:1 C:4 C7:3.5',
    },
    {
      words: 'And when we find our-selves in the place just *right,',
      melody: 'C4:.5 F4:.5 E4:.5 F4:.5 G4:.5 A4 G4:.5 G4:.5 A4 Bb4 C5 r:.5',
      chords: 'C7:.5 F:3 C7:1 F:1 Bb:1 F:1.5',
    },
    {
      words: '’Twill be in the val-ley of love and de-light.',
      melody: 'C5:.5 G4 G4:.5 A4:.5 G4 F4:.5 F4:.5 G4 F4:.5 E4:.5 F4:1.5 r:.5',
      chords: 'F:.5 C7:3 F:1 C7:2 F:2',
    },
  ],
}

const turning: readonly SungLine[] = [
  {
    words: 'When true sim-*plic-i-ty is gained,',
    melody: 'C5:2 A4:1.5 G4:.5 A4:.5 Bb4:.5 A4:.5 G4:.5 F4 r:.5',
    chords: 'F:5 C7:1 F:1.5',
  },
  {
    words: 'To bow and to *bend we shan’t be a-shamed,',
    melody: 'G4:.5 A4 A4:.5 Bb4:.5 C5 A4 G4 G4:.5 A4:.5 G4 r:.5',
    chords: 'F:4.5 C7:3.5',
  },
  {
    words: 'To turn, *turn will be our de-light,',
    melody: 'C4:.5 F4:2 F4:1.5 G4:.5 A4 A4:.5 Bb4:.5 C5:.5 r:.5',
    chords: 'C7:.5 F:2 Dm:2 F:3',
  },
]
const right = 'Till by turn-ing, turn-ing we come round *right.'
const rightTune = 'Bb4:.5 A4:.5 G4 G4 A4 A4:.5 G4:.5 F4 F4'

const chorusBeforeUpbeat: SongPart = {
  name: 'chorus',
  lines: [
    ...turning,
    { words: right, melody: `${rightTune} F4:.5 r:.5`, chords: 'F:1 C7:2 F:1 C7:1 F:3' },
  ],
}
const chorus: SongPart = {
  name: 'chorus',
  lines: [
    ...turning,
    { words: right, melody: `${rightTune} F4:1.5 r:.5`, chords: 'F:1 C7:2 F:1 C7:1 F:4' },
  ],
}

/** "Simple Gifts", the dancing song of the Shakers: its one verse and its refrain, twice. */
export const leadSheet: LeadSheet = {
  title: 'Simple Gifts',
  artist: 'Joseph Brackett',
  language: 'en',
  year: 1848,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'folk-rock',
  tempo: 100,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Words by the Shaker elder Joseph Brackett, written at Alfred, Maine, in 1848 and handed down in Shaker manuscripts, free because the author died in 1882.',
    melody:
      'Melody by the Shaker elder Joseph Brackett, written at Alfred, Maine, in 1848 and handed down in Shaker manuscripts, free because the composer died in 1882.',
  },
  upbeat: 1,
  parts: [verse, chorusBeforeUpbeat, verse, chorus],
}
