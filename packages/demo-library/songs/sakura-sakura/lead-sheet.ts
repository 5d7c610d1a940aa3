import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = { melody: 'B4 B4 C#5:2 B4 B4 C#5:1.5 r:.5', chords: 'Bm:2 F#m:2 Bm:2 F#m:2' }
const secondPhrase = { melody: 'B4 C#5 D5 C#5 B4 C#5:.5 B4:.5 G4:1.5 r:.5', chords: 'Bm:4 G:4' }
const thirdPhrase = { melody: 'F#4 D4 F#4 G4 F#4 F#4:.5 D4:.5 C#4:1.5 r:.5', chords: 'D:4 F#m:4' }

const blossoms: readonly SungLine[] = [
  { words: 'さ-く-*ら さ-く-ら', ...firstPhrase },
  { words: 'や-よ-*い-の そ-ら _ は', ...secondPhrase },
  { words: 'み-わ-た-す か-ぎ-_-り', ...thirdPhrase },
  { words: 'か-す-*み-か く-も _ か', ...secondPhrase },
  { words: 'に-お-い-ぞ い-ず-_-る', ...thirdPhrase },
  { words: 'い-ざ-や い-ざ-*や', ...firstPhrase },
  {
    words: 'み-に *ゆ-_-か-ん',
    melody: 'F#4 G4 C#5:.5 B4:.5 G4 F#4:3 r:1',
    chords: 'F#m:2 G:2 Bm:4',
  },
]

const spoken: readonly SungLine[] = [
  { words: 'さ-く-ら さ-く-*ら', melody: 'x x x:2 x x x:1.5 r:.5', chords: 'Bm:4 F#m:4' },
  { words: 'や-よ-い-の そ-ら-は', melody: 'x x x x x x x:1.5 r:.5', chords: 'Bm:4 G:4' },
  { words: 'み-わ-た-す か-ぎ-*り', melody: 'x x x x x x x:1.5 r:.5', chords: 'D:4 F#m:4' },
]

/** "Sakura, sakura" in the words of 1888, with its beginning spoken between. */
export const leadSheet: LeadSheet = {
  title: 'Sakura Sakura',
  artist: 'Traditional',
  language: 'ja',
  year: 1888,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'lo-fi',
  tempo: 88,
  beatsPerBar: 4,
  key: 'B minor',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous words of the Edo period, printed by the Tokyo Academy of Music in "Collection of Japanese Koto Music" (Tokyo, 1888): no author is known and they are older than 1900.',
    melody:
      'Anonymous koto tune of the Edo period, printed as the second piece of the same collection (Tokyo, 1888): no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'verse', lines: blossoms },
    { name: 'bridge', lines: spoken },
    { name: 'verse', lines: blossoms },
  ],
}
