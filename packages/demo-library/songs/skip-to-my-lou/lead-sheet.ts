import type { LeadSheet, SongPart, SungLine } from '../../render/songs/lead-sheet.ts'

const darling: SungLine = {
  words: 'Skip to my *Lou, my dar-ling.',
  melody: 'G4 A4:.5 Bb4:.5 A4 G4 F4:2 F4:1.5 r:.5',
  chords: 'C7:4 F:4',
}

/** A verse that says the same words three times. */
const verse = (words: string, high: string, low: string): SongPart => ({
  name: 'verse',
  lines: [
    { words, melody: high, chords: 'F:8' },
    { words: words.replace('*', ''), melody: low, chords: 'C7:8' },
    { words, melody: high, chords: 'F:8' },
    darling,
  ],
})

const skip = 'Skip, skip, skip to my Lou,'
const chorus: SongPart = {
  name: 'chorus',
  lines: [
    {
      words: 'Skip, skip, skip to my *Lou,',
      melody: 'A4:2 F4:2 A4 A4:.5 A4:.5 C5:1.5 r:.5',
      chords: 'F:8',
    },
    { words: skip, melody: 'G4:2 E4:2 G4 G4:.5 G4:.5 Bb4:1.5 r:.5', chords: 'C7:8' },
    { words: skip, melody: 'A4:2 F4:2 A4 A4:.5 A4:.5 C5:1.5 r:.5', chords: 'F:8' },
    darling,
  ],
}

/** "Skip to My Lou" with four verses of the game. */
export const leadSheet: LeadSheet = {
  title: 'Skip to My Lou',
  artist: 'Traditional',
  language: 'en',
  year: 1915,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'rock',
  tempo: 132,
  beatsPerBar: 4,
  key: 'F major',
  publicDomain: {
    words:
      'Anonymous verses of an American dancing game of the nineteenth century, which Edwin F. Piper describes in "Some Play-Party Games of the Middle West" (Journal of American Folk-Lore, 1915), are free by their age.',
    melody:
      'The anonymous tune of the same dancing game, handed down by ear in America since the nineteenth century, has no known author and is free by its age.',
  },
  upbeat: 0,
  parts: [
    chorus,
    verse(
      'Lost my part-ner, what-’ll I *do?',
      'A4 A4 F4 F4 A4:.5 A4:.5 A4 C5:1.5 r:.5',
      'G4 G4 E4 E4 G4:.5 G4:.5 G4 Bb4:1.5 r:.5',
    ),
    verse(
      'I’ll find an-oth-er one, pret-ti-er than *you.',
      'A4:.5 A4:.5 A4:.5 A4:.5 F4 F4 A4:.5 A4:.5 A4:.5 A4:.5 C5:1.5 r:.5',
      'G4:.5 G4:.5 G4:.5 G4:.5 E4 E4 G4:.5 G4:.5 G4:.5 G4:.5 Bb4:1.5 r:.5',
    ),
    verse(
      'Flies in the but-ter-milk, shoo, fly, *shoo!',
      'A4 A4:.5 A4:.5 F4:.5 F4:.5 F4 A4 A4 C5:1.5 r:.5',
      'G4 G4:.5 G4:.5 E4:.5 E4:.5 E4 G4 G4 Bb4:1.5 r:.5',
    ),
    verse(
      'Lit-tle red wag-on, paint-ed *blue.',
      'A4:.5 A4:.5 A4 F4 F4 A4 A4 C5:1.5 r:.5',
      'G4:.5 G4:.5 G4 E4 E4 G4 G4 Bb4:1.5 r:.5',
    ),
    chorus,
  ],
}
