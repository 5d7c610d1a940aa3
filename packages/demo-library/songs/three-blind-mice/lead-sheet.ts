import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const mice = {
  words: 'Three blind mice,',
  melody: 'E4 D4 C4:1.5 r:.5',
  chords: 'C:1 G7:1 C:2',
}

const sung: SongPart = {
  name: 'verse',
  lines: [
    mice,
    mice,
    {
      words: '*See how they run,',
      melody: 'G4 F4:2/3 F4:1/3 E4:1.5 r:.5',
      chords: 'C:1 G7:1 C:2',
    },
    {
      words: 'See how they run!',
      melody: 'G4 F4:2/3 F4:1/3 E4 r:2/3',
      chords: 'C:1 G7:1 C:5/3',
    },
    {
      words: 'They *all ran af-ter the farm-er’s wife,',
      melody: 'G4:1/3 C5:2/3 C5:1/3 B4:1/3 A4:1/3 B4:1/3 C5:2/3 G4:1/3 G4:1/3 r:1/3',
      chords: 'C:4/3 G7:1 C:5/3',
    },
    {
      words: 'Who *cut off their tails with a carv-ing knife.',
      melody: 'G4:1/3 C5:1/3 C5:1/3 C5:1/3 B4:1/3 A4:1/3 B4:1/3 C5:2/3 G4:1/3 G4:1/3',
      chords: 'C:4/3 G7:1 C:4/3',
    },
    {
      words: 'Did you *ev-er see such a sight in your life',
      melody: 'G4:1/3 G4:1/3 C5:2/3 C5:1/3 B4:1/3 A4:1/3 B4:1/3 C5:1/3 G4:1/3 G4:1/3 G4:1/3 r:1/3',
      chords: 'C:5/3 G7:1 C:5/3',
    },
    {
      words: 'As three blind mice?',
      melody: 'F4:1/3 E4 D4 C4:1.5 r:.5',
      chords: 'G7:1/3 C:1 G7:1 C:2',
    },
  ],
}

/** "Three Blind Mice": sung, spoken and sung again. The tune is in 6/8; its two beats are written as
 *  quarter notes in triplets, two of its bars to one of four. */
export const leadSheet: LeadSheet = {
  title: 'Three Blind Mice',
  artist: 'Traditional',
  language: 'en',
  year: 1609,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'boom-bap',
  tempo: 92,
  beatsPerBar: 4,
  key: 'C major',
  publicDomain: {
    words:
      'An anonymous round, first printed in Thomas Ravenscroft\'s "Deuteromelia" (London, 1609) and in today\'s words in James Orchard Halliwell\'s "The Nursery Rhymes of England" (London, 1842), is free by its age.',
    melody:
      'The anonymous tune grew by ear from the round in Ravenscroft\'s "Deuteromelia" (London, 1609), stands in its present form in song books of the nineteenth century and is free by its age.',
  },
  upbeat: 0,
  parts: [
    sung,
    {
      name: 'bridge',
      lines: [
        {
          words: 'Three blind mice, three blind *mice,',
          melody: 'x:.5 x:.5 x:.5 r:.5 x:.5 x:.5 x:.5 r:.5',
          chords: 'Am:2 F:2',
        },
        {
          words: 'See how they run, see how they *run!',
          melody: 'x:2/3 x:1/3 x:1/3 x:1/3 r:1/3 x:2/3 x:1/3 x:1/3 x:1/3',
          chords: 'C:2 G7:5/3',
        },
        {
          words: 'They all ran af-ter the farm-er’s wife,',
          melody: 'x:1/3 x:2/3 x:1/3 x:1/3 x:1/3 x:1/3 x:2/3 x:1/3 x:2/3',
          chords: 'Am:7/3 F:5/3',
        },
        {
          words: 'Who cut off their tails with a carv-ing *knife.',
          melody: 'x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:2/3 x:1/3 x:1/3',
          chords: 'C:7/3 G7:4/3',
        },
        {
          words: 'Did you ev-er see such a sight in your life',
          melody: 'x:1/3 x:1/3 x:2/3 x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:1/3 x:2/3',
          chords: 'Am:8/3 F:5/3',
        },
        { words: 'As three blind *mice?', melody: 'x:1/3 x x x:1.5 r:.5', chords: 'G7:7/3 C:2' },
      ],
    },
    sung,
  ],
}
