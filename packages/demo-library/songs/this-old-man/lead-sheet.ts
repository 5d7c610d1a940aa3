import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const sung = {
  played: 'A4:.5 F#4:.5 A4 A4:.5 F#4:.5 A4:.5 r:.5',
  drum: 'B4:.5 A4:.5 G4:.5 F#4:.5 E4:.5 F#4:.5 G4:.5 r:.5',
  bone: 'A4:.5 D4:.5 D4:.25 D4:.25 D4:.5 D4:.25 E4:.25 F#4:.25 G4:.25 A4:.5 r:.5',
  home: 'A4:.5 E4:.5 E4:.5 G4:.5 F#4:.5 E4:.5 D4:.5 r:.5',
}

/** The same rhythm, spoken. */
const spoken = {
  played: 'x:.5 x:.5 x x:.5 x:.5 x:.5 r:.5',
  drum: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:.5',
  bone: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 r:.5',
  home: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:.5',
}

const verse = (number: string, place: string, melody: typeof sung): SongPart => ({
  name: 'verse',
  lines: [
    { words: `This old man, he played *${number},`, melody: melody.played, chords: 'D:2 Bm:2' },
    { words: `He played nick-nack on my *${place};`, melody: melody.drum, chords: 'G:2 A7:2' },
    {
      words: 'Nick-nack pad-dy-whack, give a dog a bone,',
      melody: melody.bone,
      chords: 'D:4',
    },
    { words: 'This old man came roll-ing home.', melody: melody.home, chords: 'A7:3 D:1' },
  ],
})

/** "This Old Man" up to six; the third and the fifth verse are spoken. */
export const leadSheet: LeadSheet = {
  title: 'This Old Man',
  artist: 'Traditional',
  language: 'en',
  year: 1906,
  genre: 'Hip Hop',
  difficulty: 'Easy',
  style: 'lo-fi',
  tempo: 80,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'An anonymous English counting rhyme, first printed in "English Folk-Songs for Schools" (London, 1906) by Sabine Baring-Gould and Cecil Sharp, who both died in 1924, is free by its age.',
    melody:
      'The anonymous folk tune, first printed in "English Folk-Songs for Schools" (London, 1906) by Sabine Baring-Gould and Cecil Sharp, who both died in 1924, is free by its age.',
  },
  upbeat: 0,
  parts: [
    verse('one', 'drum', sung),
    verse('two', 'shoe', sung),
    verse('three', 'knee', spoken),
    verse('four', 'door', sung),
    verse('five', 'hive', spoken),
    verse('six', 'sticks', sung),
  ],
}
