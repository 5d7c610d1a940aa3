import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

const rising = { melody: 'D4 D4 A4 A4 B4 B4 A4:1.5 r:.5', chords: 'D:4 G:2 D:2' }
const falling = { melody: 'G4 G4 F#4 F#4 E4 E4 D4:1.5 r:.5', chords: 'G:2 D:2 A7:2 D:2' }
const above = { melody: 'A4 A4 G4 G4 F#4 F#4 E4:1.5 r:.5', chords: 'D:2 G:2 D:2 A7:2' }

const refrain = [
  { words: 'Twin-kle, twin-kle, *lit-tle star,', ...rising },
  { words: 'How I won-der what you are!', ...falling },
]

/** "Twinkle Twinkle Little Star" with three of Jane Taylor's five verses. */
export const leadSheet: LeadSheet = {
  title: 'Twinkle Twinkle Little Star',
  artist: 'Jane Taylor',
  language: 'en',
  year: 1806,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'bright-pop',
  tempo: 104,
  beatsPerBar: 4,
  key: 'D major',
  publicDomain: {
    words:
      'Jane Taylor, who died in 1824, wrote them as "The Star", first printed in "Rhymes for the Nursery" (London, 1806); her rights ended long ago.',
    melody:
      'The anonymous French air "Ah! vous dirai-je, maman", first printed in Bouin\'s "Les amusements d\'une heure et demy" (Paris, 1761), is free by its age.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        { words: 'Twin-kle, twin-kle, *lit-tle star,', ...rising },
        { words: 'How I won-der what you are!', ...falling },
        { words: '*Up a-bove the world so high,', ...above },
        { words: 'Like a dia-mond in the sky.', ...above },
        ...refrain,
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'When the blaz-ing *sun is gone,', ...rising },
        { words: 'When he noth-ing shines up-on,', ...falling },
        { words: '*Then you show your lit-tle light,', ...above },
        { words: 'Twin-kle, twin-kle, all the night.', ...above },
        ...refrain,
      ],
    },
    {
      name: 'verse',
      lines: [
        { words: 'As your bright and *ti-ny spark', ...rising },
        { words: 'Lights the trav-’ller in the dark,', ...falling },
        { words: '*Though I know not what you are,', ...above },
        { words: 'Twin-kle, twin-kle, lit-tle star.', ...above },
        ...refrain,
      ],
    },
  ],
}
