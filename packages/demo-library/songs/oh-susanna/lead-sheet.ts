import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const halfClose = {
  melody:
    'D4:.25 E4:.25 F#4:.5 A4:.5 A4:.75 B4:.25 A4:.5 F#4:.5 D4:.75 E4:.25 F#4:.5 F#4:.5 E4:.5 D4:.5 E4 r:.5',
  chords: 'D:6.5 A:1.5',
}
const homeward =
  'D4:.25 E4:.25 F#4:.5 A4:.5 A4:.75 B4:.25 A4:.5 F#4:.5 D4:.75 E4:.25 F#4:.5 F#4:.5 E4:.5 E4:.5'

const verse: SongPart = {
  name: 'verse',
  lines: [
    { words: 'I _ come from *Al-a-ba-ma with my ban-jo on my knee,', ...halfClose },
    {
      words: 'I’m _ go-in’ to *Lou-’si-an-a, my true love for to see;',
      melody:
        'D4:.25 E4:.25 F#4:.25 F#4:.25 A4:.5 A4:.75 B4:.25 A4:.5 F#4:.5 D4 F#4:.5 F#4:.5 E4:.5 E4:.5 D4 r:.5',
      chords: 'D:5.5 A7:1 D:1.5',
    },
    { words: 'It _ rained all *night the day I left, the weath-er it was dry,', ...halfClose },
    {
      words: 'The _ sun so *hot I froze to death, Su-san-na, don’t you cry.',
      melody: `${homeward} D4:1.5 r:.5`,
      chords: 'D:5.5 A7:1 D:2',
    },
  ],
}

const susanna = {
  words: 'Oh! Su-*san-na, oh, don’t you cry for me,',
  melody: 'G4 G4 B4:.5 B4 B4:.5 A4:.5 A4:.5 F#4:.5 D4:.5 E4 r:.5',
  chords: 'G:4 D:2 A:1.5',
}
const banjo = 'I’ve _ come from *Al-a-ba-ma with my ban-jo on my knee.'

const chorus: SongPart = {
  name: 'chorus',
  lines: [susanna, { words: banjo, melody: `${homeward} D4:1.5 r:.5`, chords: 'D:5.5 A7:1 D:2' }],
}
const chorusBeforeUpbeat: SongPart = {
  name: 'chorus',
  lines: [susanna, { words: banjo, melody: `${homeward} D4 r:.5`, chords: 'D:5.5 A7:1 D:1.5' }],
}

/** "Oh! Susanna": the first verse and the chorus. The other verses of the print are left out: one of them
 *  mocks black people. */
export const leadSheet: LeadSheet = {
  title: 'Oh! Susanna',
  artist: 'Stephen Foster',
  language: 'en',
  year: 1848,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'country',
  tempo: 112,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'Stephen Foster, who died in 1864, wrote them, first printed by W. C. Peters (Cincinnati and Louisville, 1848), here in standard spelling; his rights ended long ago.',
    melody:
      'Stephen Foster, who died in 1864, composed it, first printed by W. C. Peters (Cincinnati and Louisville, 1848); his rights ended long ago.',
  },
  upbeat: 0.5,
  parts: [verse, chorusBeforeUpbeat, verse, chorus, chorus],
}
