import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

/** The four lines that every verse shares. */
const tune = {
  opening: { melody: 'F4 A4 Bb4 C5:4.5 r:.5 F4 A4 Bb4 C5:4.5 r:.5', chords: 'F:16' },
  second: { melody: 'F4 A4 Bb4 C5:2 A4:2 F4:2 A4:2 G4:4 r:1', chords: 'F:11 C7:5' },
  third: { melody: 'A4 A4 G4 F4:3 F4 A4:2 C5:3 Bb4:4 r:1', chords: 'C7:3 F:4 F7:4 Bb:6' },
  ending: { melody: 'A4 Bb4 C5:2 A4:2 F4:2 G4:2 F4:4 r:1', chords: 'F:8 C7:2 F:5' },
}

export const leadSheet: LeadSheet = {
  title: 'When the Saints Go Marching In',
  artist: 'Traditional',
  language: 'en',
  year: 1927,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'swing',
  tempo: 172,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'African American spiritual without a known author, recorded by the Paramount Jubilee Singers in 1923 and printed in Edward Boatner’s “Spirituals Triumphant, Old and New” (Nashville 1927), free because it is anonymous folk song older than that book.',
    melody:
      'Tune of the same spiritual without a known composer, recorded by the Paramount Jubilee Singers in 1923 and printed in “Spirituals Triumphant, Old and New” (Nashville 1927), free because it is anonymous folk song older than that book.',
  },
  upbeat: 3,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'O when the *saints go march-ing *in,', ...tune.opening },
        { words: 'O when the saints go march-ing in,', ...tune.second },
        { words: 'I want to be in that *num-ber', ...tune.third },
        { words: 'When the saints go march-ing in.', ...tune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'O when the *sun re-fuse to *shine,', ...tune.opening },
        { words: 'O when the sun re-fuse to shine,', ...tune.second },
        { words: 'I want to be in that *num-ber', ...tune.third },
        { words: 'When the saints go march-ing in.', ...tune.ending },
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'O when the *saints go march-ing *in,', ...tune.opening },
        { words: 'O when the saints go march-ing in,', ...tune.second },
        { words: 'I want to be in that *num-ber', ...tune.third },
        {
          words: 'When the saints go march-ing in.',
          melody: 'A4 Bb4 C5:2 A4:2 F4:2 G4:2 F4:4 r:4',
          chords: 'F:8 C7:2 F:8',
        },
      ],
    },
  ],
}
