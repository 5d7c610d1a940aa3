import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = { melody: 'G4 F4 D4 G4 E4 C4:.5 r:.5', chords: 'C:1 G7:3 C:2' }
const secondPhrase = { melody: 'G4 C5 C5 E5:.5 C5:.5 G4:1.5 r:.5', chords: 'C:1 C:5' }
const thirdPhrase = { melody: 'C5 B4 D5 B4 C5 E5:.5 r:.5', chords: 'C:1 G7:3 C:2' }
const fourthPhrase = { melody: 'C5 A4 A4 C5:.5 A4:.5 G4:1.5 r:.5', chords: 'C:1 F:3 C:2' }
const fifthPhrase = {
  melody: 'G4:.5 E5:.5 E5:.5 D5:.5 C5 B4 C5:1.5 r:.5',
  chords: 'C:1 G7:3 C:2',
}

const guess: readonly SungLine[] = [
  {
    words: 'Die Ge-dan-ken sind _ *frei!',
    melody: 'G4:.5 G4:.5 C5 C5 E5:.5 C5:.5 G4:1.5 r:.5',
    chords: 'C:1 C:5',
  },
  { words: 'Wer kann sie er-ra-ten?', ...firstPhrase },
  { words: 'Sie flie-hen vor-_-*bei', ...secondPhrase },
  { words: 'Wie nächt-li-che Schat-ten.', ...firstPhrase },
  { words: 'Kein Mensch kann sie wis-*sen,', ...thirdPhrase },
  { words: 'Kein Jä-ger er-schie-ßen;', ...thirdPhrase },
  { words: 'Es blei-bet da-_-bei:', ...fourthPhrase },
  { words: 'Die Ge-*dan-_-ken sind frei.', ...fifthPhrase },
]

const wish: readonly SungLine[] = [
  { words: 'Ich den-ke, was ich *will,', ...secondPhrase },
  { words: 'Und was mich be-glü-cket,', ...firstPhrase },
  { words: 'Doch al-les in der *Still,', ...secondPhrase },
  { words: 'Und wie es sich schi-cket.', ...firstPhrase },
  { words: 'Mein Wunsch und Be-geh-*ren', ...thirdPhrase },
  { words: 'Kann nie-mand ver-weh-ren;', ...thirdPhrase },
  { words: 'Es blei-bet da-_-bei:', ...fourthPhrase },
  { words: 'Die Ge-*dan-_-ken sind frei.', ...fifthPhrase },
]

const dungeon: readonly SungLine[] = [
  { words: 'Und sperrt man mich _ *ein', ...secondPhrase },
  { words: 'Im fins-te-ren Ker-ker,', ...firstPhrase },
  { words: 'Das al-les sind _ *rein', ...secondPhrase },
  { words: 'Ver-geb-li-che Wer-ke;', ...firstPhrase },
  { words: 'Denn mei-ne Ge-dan-*ken', ...thirdPhrase },
  { words: 'Zer-rei-ßen die Schran-ken', ...thirdPhrase },
  { words: 'Und Mau-ern ent-_-zwei:', ...fourthPhrase },
  { words: 'Die Ge-*dan-_-ken sind frei.', ...fifthPhrase },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...dungeon.slice(0, -1),
  {
    words: 'Die Ge-*dan-_-ken sind frei.',
    melody: 'G4:.5 E5:.5 E5:.5 D5:.5 C5 B4 C5:1.5 r:1.5',
    chords: 'C:1 G7:3 C:3',
  },
]

/** "Die Gedanken sind frei" with three of its verses. */
export const leadSheet: LeadSheet = {
  title: 'Die Gedanken sind frei',
  artist: 'Traditional',
  language: 'de',
  year: 1842,
  genre: 'Crossover',
  difficulty: 'Medium',
  style: 'folk-rock',
  tempo: 116,
  beatsPerBar: 3,
  key: 'C major',
  upbeat: 1,
  publicDomain: {
    words:
      'Anonymous German song on leaflets of about 1780, printed by Hoffmann von Fallersleben and Ernst Richter in "Schlesische Volkslieder" (Leipzig, 1842): no author is known, and both editors died before 1880.',
    melody:
      'Anonymous tune, printed in "Lieder der Brienzer Mädchen" (Bern, about 1815) and in "Schlesische Volkslieder" (Leipzig, 1842): no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'verse', lines: guess },
    { name: 'verse', lines: wish },
    { name: 'verse', lines: ending },
  ],
}
