import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = { melody: 'D4 E4 F#4 G4 A4:2 A4:1.5 r:.5', chords: 'D:4 D:4' }
const secondPhrase = { melody: 'B4 B4 B4 B4 A4:3 r:1', chords: 'G:4 D:4' }
const thirdPhrase = { melody: 'x x x x x:3 r:1', chords: 'G:4 D:4' }

const today: readonly SungLine[] = [
  { words: 'Al-le mei-ne Ent-chen', ...firstPhrase },
  { words: '*Schwim-men auf dem See,', ...secondPhrase },
  { words: 'Schwim-men auf dem See,', ...secondPhrase },
  {
    words: 'Köpf-chen in das Was-ser,',
    melody: 'G4 G4 G4 G4 F#4:2 F#4:1.5 r:.5',
    chords: 'A7:4 D:4',
  },
  { words: 'Schwänz-chen in die *Höh.', melody: 'A4 A4 A4 A4 D4:3 r:1', chords: 'A7:4 D:4' },
]

const spoken: readonly SungLine[] = [
  { words: 'Al-le uns-re *En-ten', melody: 'x x x x x:2 x:1.5 r:.5', chords: 'D:4 D:4' },
  { words: 'schwim-men auf dem See,', ...thirdPhrase },
  { words: 'schwim-men auf dem See,', ...thirdPhrase },
  { words: 'Kopf in dem Was-ser,', melody: 'x:2 x x x:2 x:1.5 r:.5', chords: 'A7:4 D:4' },
  { words: 'Schwanz in der *Höh.', melody: 'x:2 x x x:3 r:1', chords: 'A7:4 D:4' },
]

const hessian: readonly SungLine[] = [
  { words: 'Al-le uns-re En-ten', ...firstPhrase },
  { words: '*Schwim-men auf dem See,', ...secondPhrase },
  { words: 'Schwim-men auf dem See,', ...secondPhrase },
  {
    words: 'Ste-cken den Kopf ins Was-ser,',
    melody: 'G4 G4:.5 G4:.5 G4 G4 F#4:2 F#4 r:.5',
    chords: 'A7:4 D:3.5',
  },
  {
    words: 'den Bür-zel in die *Höh.',
    melody: 'A4:.5 A4 A4 A4 A4 D4:3 r:1',
    chords: 'D:.5 A7:4 D:4',
  },
]

/** "Alle meine Entchen": the wording of today, that of 1859 spoken, and that of 1891. */
export const leadSheet: LeadSheet = {
  title: 'Alle meine Entchen',
  artist: 'Traditional',
  language: 'de',
  year: 1859,
  genre: 'Hip Hop',
  difficulty: 'Easy',
  style: 'boom-bap',
  tempo: 94,
  beatsPerBar: 4,
  key: 'D major',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous German rhyme, sung here in today’s wording and in the wordings of Wilhelm Raabe’s "Die Kinder von Finkenrode" (1859) and Gustav Eskuche’s "Hessische Kinderliedchen" (1891): Raabe died in 1910, Eskuche in 1917, and neither claimed it.',
    melody:
      'Anonymous German children’s tune of the nineteenth century, printed with the rhyme in Böhme’s "Deutsches Kinderlied und Kinderspiel" (Leipzig, 1897): no composer is known.',
  },
  parts: [
    { name: 'verse', lines: today },
    { name: 'verse', lines: spoken },
    { name: 'verse', lines: hessian },
  ],
}
