import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

/** The line that ends every verse and chorus. */
const refrain = {
  ending: { melody: 'C5 A4 G4 E4 D4:2 D4:1.5 r:.5', chords: 'C:4 Dm:4' },
}

const chorus: SongPart = {
  name: 'chorus',
  lines: [
    {
      words: 'Hoo-ray and up she ris-es,',
      melody: 'A4:2 A4:1.5 A4:.5 A4 D4 F4 A4:.5 r:.5',
      chords: 'Dm:8',
    },
    {
      words: 'Hoo-ray and up she ris-es,',
      melody: 'G4:2 G4:1.5 G4:.5 G4 C4 E4 G4:.5 r:.5',
      chords: 'C:8',
    },
    {
      words: 'Hoo-ray and up she *ris-es,',
      melody: 'A4:2 A4:1.5 A4:.5 A4 B4 C5 D5:.5 r:.5',
      chords: 'Dm:8',
    },
    { words: '*Ear-ly in the morn-ing!', ...refrain.ending },
  ],
}

export const leadSheet: LeadSheet = {
  title: 'What Shall We Do with the Drunken Sailor',
  artist: 'Traditional',
  language: 'en',
  year: 1841,
  genre: 'Crossover',
  difficulty: 'Hard',
  style: 'rock',
  tempo: 156,
  beatsPerBar: 4,
  key: 'D minor',
  publicDomain: {
    words:
      'Anonymous shanty first noted in Francis Allyn Olmsted’s “Incidents of a Whaling Voyage” (New York 1841), with verses that R. R. Terry collected from sailors for “The Shanty Book” (London 1921), free because the words are anonymous and Terry died in 1938.',
    melody:
      'Traditional shanty tune, first noted in Francis Allyn Olmsted’s “Incidents of a Whaling Voyage” (New York 1841), free because it is anonymous and was printed more than 180 years ago.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: 'What shall we do with the drunk-en sail-or,',
          melody: 'A4 A4:.5 A4:.5 A4 A4:.5 A4:.5 A4 D4 F4 A4:.5 r:.5',
          chords: 'Dm:8',
        },
        {
          words: 'What shall we do with the drunk-en sail-or,',
          melody: 'G4 G4:.5 G4:.5 G4 G4:.5 G4:.5 G4 C4 E4 G4:.5 r:.5',
          chords: 'C:8',
        },
        {
          words: 'What shall we do with the drunk-en *sail-or,',
          melody: 'A4 A4:.5 A4:.5 A4 A4:.5 A4:.5 A4 B4 C5 D5:.5 r:.5',
          chords: 'Dm:8',
        },
        { words: '*Ear-ly in the morn-ing!', ...refrain.ending },
      ],
    },
    chorus,
    {
      name: 'verse',
      lines: [
        {
          words: 'Put him in the long-boat un-til he’s so-ber,',
          melody: 'A4:.5 A4:.5 A4:.5 A4:.5 A4 A4:.5 A4:.5 A4 D4 F4 A4:.5 r:.5',
          chords: 'Dm:8',
        },
        {
          words: 'Put him in the long-boat un-til he’s so-ber,',
          melody: 'G4:.5 G4:.5 G4:.5 G4:.5 G4 G4:.5 G4:.5 G4 C4 E4 G4:.5 r:.5',
          chords: 'C:8',
        },
        {
          words: 'Put him in the long-boat un-til he’s *so-ber,',
          melody: 'A4:.5 A4:.5 A4:.5 A4:.5 A4 A4:.5 A4:.5 A4 B4 C5 D5:.5 r:.5',
          chords: 'Dm:8',
        },
        { words: '*Ear-ly in the morn-ing!', ...refrain.ending },
      ],
    },
    chorus,
    {
      name: 'verse',
      lines: [
        {
          words: 'Pull out the plug and wet him all o-ver,',
          melody: 'A4 A4:.5 A4:.5 A4 A4 A4:.5 A4:.5 D4 F4 A4:.5 r:.5',
          chords: 'Dm:8',
        },
        {
          words: 'Pull out the plug and wet him all o-ver,',
          melody: 'G4 G4:.5 G4:.5 G4 G4 G4:.5 G4:.5 C4 E4 G4:.5 r:.5',
          chords: 'C:8',
        },
        {
          words: 'Pull out the plug and wet him all *o-ver,',
          melody: 'A4 A4:.5 A4:.5 A4 A4 A4:.5 A4:.5 B4 C5 D5:.5 r:.5',
          chords: 'Dm:8',
        },
        { words: '*Ear-ly in the morn-ing!', ...refrain.ending },
      ],
    },
    chorus,
  ],
}
