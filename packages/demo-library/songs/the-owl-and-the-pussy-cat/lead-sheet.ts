import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

export const leadSheet: LeadSheet = {
  title: 'The Owl and the Pussy-Cat',
  artist: 'Edward Lear',
  language: 'en',
  year: 1871,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'lo-fi',
  tempo: 88,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Poem by Edward Lear from “Nonsense Songs, Stories, Botany, and Alphabets” (Robert John Bush, London 1871), free because the author died in 1888.',
    melody:
      'There is none: the words are spoken in rhythm, and the backing chords were chosen for this library.',
  },
  upbeat: 0.5,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: 'The *Owl and the *Pus-sy‑-cat went to sea',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x:.25 r:.25',
          chords: 'F:4',
        },
        {
          words: 'In a beau-ti-ful *pea-green boat,',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'F:.5 Dm:3.5',
        },
        {
          words: 'They took some hon-ey, and plen-ty of mon-ey,',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.75',
        },
        {
          words: 'Wrapped up in a five-pound *note.',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Bb:.25 C7:3.5',
        },
        {
          words: 'The Owl looked up to the stars a-bove,',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.25 x:.25 x:.75 x:.25 x:.25 r:.25',
          chords: 'C7:.5 F:3.5',
        },
        {
          words: 'And sang to a small gui-*tar,',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.75 x:.25 x r:.5',
          chords: 'F:.5 Dm:3.5',
        },
        {
          words: '“O love-ly Pus-sy! O Pus-sy, my *love,',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'What a beau-ti-ful Pus-sy you are,',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
        { words: 'You are, You *are!', melody: 'x:.5 x r:.5 x:.5 x r:.5', chords: 'C7:.5 F:3.5' },
        {
          words: 'What a beau-ti-ful Pus-sy you *are!”',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'F:.5 Dm:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Pus-sy said to the Owl, “You el-e-gant *fowl!',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'How charm-ing-ly sweet you *sing!',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.75 x:.25 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
        {
          words: 'O let us be mar-ried! too long we have tar-ried:',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 x:.25 r:.25',
          chords: 'C7:.5 F:3.75',
        },
        {
          words: 'But what shall we do for a *ring?”',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'F:.25 Dm:3.5',
        },
        {
          words: 'They sailed a-way, for a year and a *day,',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'To the land where the *Bong‑-tree grows',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.5 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
        {
          words: 'And there in a wood a Pig-gy‑-wig stood',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.75 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'C7:.5 F:3.5',
        },
        {
          words: 'With a ring at the end of his *nose,',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'F:.5 Dm:3.5',
        },
        {
          words: 'His nose, His *nose,',
          melody: 'x:.5 x r:.5 x:.5 x r:.5',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'With a ring at the end of his *nose.',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: '“Dear Pig, are you will-ing to sell for one shil-ling',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 x:.25 r:.25',
          chords: 'C7:.5 F:3.75',
        },
        {
          words: 'Your ring?” Said the Pig-gy, “I *will.”',
          melody: 'x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'F:.25 Dm:3.5',
        },
        {
          words: 'So they took it a-way, and were mar-ried next day',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'By the *Tur-key who lives on the hill.',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
        {
          words: 'They dined on mince, and slic-es of *quince,',
          melody: 'x:.5 x:.75 x:.25 x:.5 r:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'C7:.5 F:3.5',
        },
        {
          words: 'Which they ate with a *run-ci-ble spoon;',
          melody: 'x:.25 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'F:.5 Dm:3.5',
        },
        {
          words: 'And hand in hand, on the edge of the *sand,',
          melody: 'x:.5 x:.75 x:.25 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'Dm:.5 Bb:3.5',
        },
        {
          words: 'They danced by the light of the *moon,',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:.5',
          chords: 'Bb:.5 C7:3.5',
        },
        { words: 'The moon, The *moon,', melody: 'x:.5 x r:.5 x:.5 x r:.5', chords: 'C7:.5 F:3.5' },
        {
          words: 'They danced by the light of the *moon.',
          melody: 'x:.5 x:.5 x:.25 x:.25 x:.5 x:.25 x:.25 x r:1',
          chords: 'F:.5 Dm:4',
        },
      ],
    },
  ],
}
