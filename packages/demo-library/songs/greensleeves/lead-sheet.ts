import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'E4:.5 G4 A4:.5 B4:.75 C#5:.25 B4:.5 A4 F#4:.5 D4:.75 E4:.25',
  chords: 'Em:3.5 D:2.5',
}
const secondPhrase = {
  melody: 'F#4:.5 G4 E4:.5 E4:.75 D#4:.25 E4:.5 F#4 D#4:.5 B3:.5 r:.5',
  chords: 'D:.5 Em:3 B7:2.5',
}
const thirdPhrase = {
  melody: 'F#4:.5 G4:.75 F#4:.25 E4:.5 D#4:.75 C#4:.25 D#4:.5 E4 E4:.5 E4 r:.5',
  chords: 'D:.5 Em:1.5 B7:1.5 Em:3',
}

const alas: readonly SungLine[] = [
  { words: 'A-*las, my love _ you do me wrong, _', ...firstPhrase },
  { words: 'To cast me off _ dis-cour-teous-ly,', ...secondPhrase },
  { words: 'And I have *lov-_-ed you so long, _', ...firstPhrase },
  { words: 'De-light-_-ing in _ your com-pa-ny.', ...thirdPhrase },
]

const ready: readonly SungLine[] = [
  { words: 'I *have been read-_-y at your hand _', ...firstPhrase },
  { words: 'To grant what-ev-_-er you would crave,', ...secondPhrase },
  { words: 'I have both *wag-_-ed life and land, _', ...firstPhrase },
  { words: 'Your love _ and good _ will for to have.', ...thirdPhrase },
]

const gown: readonly SungLine[] = [
  { words: 'Thy *gown was of _ the gras-sy green, _', ...firstPhrase },
  { words: 'Thy sleeves of sat-_-in hang-ing by,', ...secondPhrase },
  { words: 'Which made thee *be _ our har-vest queen, _', ...firstPhrase },
  { words: 'And yet _ thou wouldst _ not love _ me.', ...thirdPhrase },
]

const green: readonly SungLine[] = [
  {
    words: '*Green-sleeves _ was all my joy, _ _',
    melody: 'D5:1.5 D5:.75 C#5:.25 B4:.5 A4 F#4:.5 D4:.75 E4:.25 F#4:.25 r:.25',
    chords: 'G:3 D:3',
  },
  {
    words: 'Green-sleeves was my de-light, _ _',
    melody: 'G4 E4:.5 E4:.75 D#4:.25 E4:.5 F#4 D#4:.5 B3 r:.5',
    chords: 'Em:3 B7:3',
  },
  {
    words: '*Green-sleeves was my heart of gold, _',
    melody: 'D5:1.5 D5:.75 C#5:.25 B4:.5 A4 F#4:.5 D4:.75 E4:.25',
    chords: 'G:3 D:2.5',
  },
  {
    words: 'And who but my La-_-dy *Green-sleeves.',
    melody: 'F#4:.5 G4:.75 F#4:.25 E4:.5 D#4:.75 C#4:.25 D#4:.5 E4:1.5 E4:.5 r:.5',
    chords: 'D:.5 Em:1.5 B7:1.5 Em:2.5',
  },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...green.slice(0, -1),
  {
    words: 'And who but my La-_-dy *Green-sleeves.',
    melody: 'F#4:.5 G4:.75 F#4:.25 E4:.5 D#4:.75 C#4:.25 D#4:.5 E4:1.5 E4 r:.5',
    chords: 'D:.5 Em:1.5 B7:1.5 Em:3',
  },
]

/** "Greensleeves" with three verses of 1584. */
export const leadSheet: LeadSheet = {
  title: 'Greensleeves',
  artist: 'Traditional',
  language: 'en',
  year: 1580,
  genre: 'Crossover',
  difficulty: 'Hard',
  style: 'folk-rock',
  tempo: 108,
  beatsPerBar: 3,
  key: 'E minor',
  upbeat: 0.5,
  publicDomain: {
    words:
      'Anonymous English ballad registered in 1580 and printed in "A Handful of Pleasant Delights" (London, 1584), spelt as today: no author is known and it is older than 1900.',
    melody:
      'Anonymous English tune in lute books of the 1590s, printed in "A Booke of New Lessons for the Cithern and Gittern" (London, 1652) and in Chappell’s "Popular Music of the Olden Time" (London, 1859): no composer is known.',
  },
  parts: [
    { name: 'verse', lines: alas },
    { name: 'chorus', lines: green },
    { name: 'verse', lines: ready },
    { name: 'chorus', lines: green },
    { name: 'verse', lines: gown },
    { name: 'chorus', lines: ending },
  ],
}
