import type { LeadSheet, SongPart } from '../../render/songs/lead-sheet.ts'

const telling = { melody: 'F4:.5 A4 G4 F4 G4 A4 A4 A4:1.5 r:.5', chords: 'F:8.5' }
const echoing = { melody: 'G4 G4 G4:2 A4 C5 C5 r:.5', chords: 'C7:4 F:3.5' }
const tellingAgain = { melody: 'F4:.5 A4 G4 F4 G4 A4 A4 A4:.5 r:.5', chords: 'F:7.5' }
const closing = { melody: 'A4 G4 G4 A4 G4 F4:2.5 r:1', chords: 'F:1 C7:4 F:3.5' }
const closingTheSong = { melody: 'A4 G4 G4 A4 G4 F4:3 r:1', chords: 'F:1 C7:4 F:4' }

/** A verse that begins with an upbeat and leads to another one. */
const verse = (told: string, echo: string, end: string): SongPart => ({
  name: 'verse',
  lines: [
    { words: told, ...telling },
    { words: echo, ...echoing },
    { words: told, ...tellingAgain },
    { words: end, ...closing },
  ],
})

/** "Mary Had a Little Lamb" with the verses of the school. */
export const leadSheet: LeadSheet = {
  title: 'Mary Had a Little Lamb',
  artist: 'Sarah Josepha Hale',
  language: 'en',
  year: 1830,
  genre: 'Crossover',
  difficulty: 'Easy',
  style: 'latin',
  tempo: 132,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Sarah Josepha Hale, who died in 1879, wrote them for her "Poems for Our Children" (Boston, 1830); her rights ended long ago.',
    melody:
      'The anonymous refrain "Merrily we roll along" of the college song "Good Night, Ladies", printed with these words in "Carmina Collegensia" (Boston, 1868), is free by its age.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: 'Mar-y had a lit-tle lamb,',
          melody: 'A4 G4 F4 G4 A4 A4 A4:1.5 r:.5',
          chords: 'F:8',
        },
        {
          words: 'Lit-tle lamb, lit-tle *lamb,',
          melody: 'G4 G4 G4:2 A4 C5 C5:1.5 r:.5',
          chords: 'C7:4 F:4',
        },
        {
          words: 'Mar-y had a lit-tle lamb,',
          melody: 'A4 G4 F4 G4 A4 A4 A4:.5 r:.5',
          chords: 'F:7',
        },
        { words: 'Its fleece was white as *snow.', ...closing },
      ],
    },
    verse(
      'And ev-’ry-where that Mar-y went,',
      'Mar-y went, Mar-y *went,',
      'The lamb was sure to *go.',
    ),
    verse(
      'He fol-lowed her to school one day,',
      'School one day, school one *day,',
      'That was a-gainst the *rule.',
    ),
    verse(
      'It made the chil-dren laugh and play,',
      'Laugh and play, laugh and *play,',
      'To see a lamb at *school.',
    ),
    verse(
      'What makes the lamb love Mar-y so,',
      'Mar-y so, Mar-y *so?',
      'The ea-ger chil-dren *cry.',
    ),
    {
      name: 'verse',
      lines: [
        { words: 'Oh, Mar-y loves the lamb, you know,', ...telling },
        { words: 'Lamb, you know, lamb, you *know,', ...echoing },
        { words: 'Oh, Mar-y loves the lamb, you know,', ...tellingAgain },
        { words: 'The teach-er did re-*ply.', ...closingTheSong },
      ],
    },
  ],
}
