import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const closing = 'F#4:.5 E4:.5 D4:.5 D4:.5 D4:.5 D4:.5 F#4:.5 F#4:.5 E4:.5 F#4:.5'

/** A verse of three times the same words; `told` are its eight syllables before "when she comes", in which
 *  a `^` stands where the second line is golden. */
const verse = (told: string, end: { melody: string; chords: string }): SongPart => {
  const plain = told.replace('^', '')
  return {
    name: 'verse',
    lines: [
      {
        words: `${plain} when she *comes,`,
        melody: 'D4:.5 E4:.5 G4:.5 G4:.5 G4:.5 G4:.5 E4:.5 D4:.5 B3:.5 D4:.5 G4:2 r',
        chords: 'G:8',
      },
      {
        words: `${told.replace('^', '*')} when she comes,`,
        melody: 'G4:.5 A4:.5 B4:.5 B4:.5 B4:.5 B4:.5 D5:.5 B4:.5 A4:.5 G4:.5 A4:2 r',
        chords: 'G:5 D:3',
      },
      {
        words: `*${plain},`,
        melody: 'D5:.5 C5:.5 B4:.5 B4:.5 B4:.5 B4:.5 A4:.5 G4:.5',
        chords: 'G:2 G7:2',
      },
      {
        words: `${plain},`,
        melody: 'G4:.5 G4:.5 E4:.5 E4:.5 E4:.5 E4:.5 A4:.5 G4:.5',
        chords: 'G7:1 C:3',
      },
      { words: `${plain} when she *comes.`, ...end },
    ],
  }
}

const onward = { melody: `${closing} G4:2 r`, chords: 'D7:5 G:3' }
const home = { melody: `${closing} G4:3 r`, chords: 'D7:5 G:4' }

/** "She'll Be Coming Round the Mountain" with the horses, the welcome and the hallelujah. */
export const leadSheet: LeadSheet = {
  title: "She'll Be Coming Round the Mountain",
  artist: 'Traditional',
  language: 'en',
  year: 1927,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'folk-rock',
  tempo: 120,
  beatsPerBar: 4,
  key: 'G major',
  publicDomain: {
    words:
      'Anonymous words of American railway workers of the 1890s, first printed in Carl Sandburg\'s collection "The American Songbag" (New York, 1927), are free: they have no known author and were printed over 95 years ago.',
    melody:
      'The tune of the anonymous spiritual "When the Chariot Comes", first printed in William E. Barton\'s "Old Plantation Hymns" (Boston, 1899), is free by its age.',
  },
  upbeat: 1,
  parts: [
    verse('She’ll be com-in’ round the ^moun-tain', onward),
    verse('She’ll be driv-in’ six white ^hors-es', onward),
    verse('Oh, we’ll all go out to ^meet her', onward),
    verse('We’ll be shout-in’ hal-le-^lu-jah', onward),
    verse('She’ll be com-in’ round the ^moun-tain', home),
  ],
}
