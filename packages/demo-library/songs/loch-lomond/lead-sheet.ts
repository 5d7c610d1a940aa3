import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** Lines that the verses share. */
const verseTune = {
  opening: {
    melody: 'C4:.5 D4:.5 F4 F4:.5 G4:.5 A4 G4:.5 F4:.5 G4 G4:.5 F4:.5 D4:.5 r:.5',
    chords: 'F:3 Dm:2 Gm:2 Bb',
  },
  answer: {
    melody: 'C4:.5 D4:.5 F4 F4 F4 A4:.5 C5:.5 D5:2 C5 r:.5',
    chords: 'C7 F:2 Dm:2 Bb:2 C:1.5',
  },
}

/** Lines that verse and chorus share. */
const shared = {
  love: {
    melody: 'C5:.5 D5 D5:.5 C5:.5 A4 A4:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F4:.5 D4:.5 r:.5',
    chords: 'C:.5 Bb:2 Dm:2 Gm:2 Bb',
  },
  banks: {
    melody: 'C4:.5 D4:.5 F4:.25 F4:.75 A4:.25 C5:.75 D5 C5:.5 A4:.5 G4:2 F4:.5 r:.5',
    chords: 'C7 F:2 Bb:2 C7:2 F',
  },
}

/** Lines of the chorus. */
const chorusTune = {
  road: {
    melody: 'C4 F4 F4:.75 G4:.25 A4 A4:.75 G4:.25 F4 F4:.75 D4:.25 C4 C4:.25 r:.25',
    chords: 'F:3 Dm:2 Bb:2 F:1.5',
  },
  afore: {
    melody: 'D4:.5 F4 F4:.5 F4:.5 F4 A4:.5 C5:.5 D5:1.5 C5:.5 C5 r:.5',
    chords: 'F:2.5 Dm:2 Bb:2 C:1.5',
  },
}

export const leadSheet: LeadSheet = {
  title: 'Loch Lomond',
  artist: 'Traditional',
  language: 'en',
  year: 1876,
  genre: 'Pop',
  difficulty: 'Hard',
  style: 'folk-rock',
  tempo: 96,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Anonymous Scottish words, sometimes ascribed to Lady John Scott (died 1900), printed in “Vocal Melodies of Scotland” (1841) and with the verses of today in “The Poets and Poetry of Scotland” (1876), free because they were printed about 150 years ago and the one author ever named died in 1900.',
    melody:
      'Traditional Scottish tune related to “Kind Robin Lo’es Me”, printed in “Vocal Melodies of Scotland” (1841), free because it is anonymous and was printed more than 180 years ago.',
  },
  upbeat: 1,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'By _ yon bon-nie banks and by yon bon-nie braes,', ...verseTune.opening },
        { words: 'Where the sun shines bright on Loch *Lo-mond,', ...verseTune.answer },
        { words: 'Where *me and my true love were ev-er wont to gae,', ...shared.love },
        { words: 'On the bon-nie, bon-nie *banks o’ Loch Lo-mond.', ...shared.banks },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'O ye’ll tak’ the high road, and I’ll tak’ the low road,', ...chorusTune.road },
        { words: 'And I’ll be in Scot-land a-*fore _ ye,', ...chorusTune.afore },
        { words: 'But *me and my true love will nev-er meet a-gain', ...shared.love },
        { words: 'On the bon-nie, bon-*nie *banks o’ Loch Lo-mond.', ...shared.banks },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: '’Twas _ then that we part-ed in yon sha-dy glen,', ...verseTune.opening },
        { words: 'On the steep, steep side o’ Ben *Lo-mond,', ...verseTune.answer },
        {
          words: 'Where in *pur-ple _ hue the _ Hie-land hills we view,',
          melody: 'C5:.25 C5:.25 D5 D5:.5 C5:.5 A4 A4:.5 C5:.5 Bb4:.5 A4:.5 G4:.5 F4:.5 D4:.5 r:.5',
          chords: 'C:.5 Bb:2 Dm:2 Gm:2 Bb',
        },
        {
          words: 'An’ the moon com-in’ *out in the gloam-in’.',
          melody: 'C4:.5 D4:.5 F4 A4:.25 C5:.75 D5 C5:.5 A4:.5 G4:2 F4:.5 r:.5',
          chords: 'C7 F:2 Bb:2 C7:2 F',
        },
      ],
    },
    {
      name: 'chorus',
      lines: [
        { words: 'O ye’ll tak’ the high road, and I’ll tak’ the low road,', ...chorusTune.road },
        { words: 'And I’ll be in Scot-land a-*fore _ ye,', ...chorusTune.afore },
        { words: 'But *me and my true love will nev-er meet a-gain', ...shared.love },
        {
          words: 'On the bon-nie, bon-*nie *banks o’ Loch Lo-mond.',
          melody: 'C4:.5 D4:.5 F4:.25 F4:.75 A4:.25 C5:.75 D5 C5:.5 A4:.5 G4:2 F4:.5 r:1.5',
          chords: 'C7 F:2 Bb:2 C7:2 F:2',
        },
      ],
    },
  ],
}
