import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'F4:.5 G4:.5 A4:.5 Bb4:.5 C5:.5 C5:.5 C5:.5 r:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:.5',
  chords: 'F:4 F:4',
}
const secondPhrase = { melody: 'C5:.5 C5:.5 C5:.5 r:.5 x:.5 x:.5 x:.5 r:.5', chords: 'C7:4' }
const thirdPhrase = { melody: 'C5:.5 C5:.5 C5:.5 C5:.5 x:.5 x:.5 x:.5 x:.25 r:.25', chords: 'C7:4' }
const fourthPhrase = { melody: 'C5 Bb4 A4 G4:.5 r:.5', chords: 'C7:4' }

const refrain: readonly SungLine[] = [
  {
    words: '*A-lou-et-te, gen-tille a-lou-et-te,',
    melody: 'F4:1.5 G4:.5 A4 A4 G4:.5 F4:.5 G4:.5 A4:.5 F4 C4:.5 r:.5',
    chords: 'F:4 C7:2 F:2',
  },
  {
    words: '*A-lou-et-te, je te plu-me-rai.',
    melody: 'F4:1.5 G4:.5 A4 A4 G4:.5 F4:.5 G4:.5 A4:.5 F4:1.5 r:.5',
    chords: 'F:4 C7:2 F:2',
  },
]

const head: readonly SungLine[] = [
  { words: 'Je te plu-me-rai la *tête, je te plu-me-rai la tête.', ...firstPhrase },
  { words: 'Et la tête, et la tête', ...secondPhrase },
  { words: 'A-lou-et-te, a-lou-et-te', ...thirdPhrase },
  { words: '*Oh _ _ _', ...fourthPhrase },
]

const beak: readonly SungLine[] = [
  { words: 'Je te plu-me-rai le *bec, je te plu-me-rai le bec.', ...firstPhrase },
  { words: 'Et le bec, et le bec', ...secondPhrase },
  { words: 'Et la tête, et la tête', ...secondPhrase },
  { words: 'A-lou-et-te, a-lou-et-te', ...thirdPhrase },
  { words: '*Oh _ _ _', ...fourthPhrase },
]

const neck: readonly SungLine[] = [
  { words: 'Je te plu-me-rai le *cou, je te plu-me-rai le cou.', ...firstPhrase },
  { words: 'Et le cou, et le cou', ...secondPhrase },
  { words: 'Et le bec, et le bec', ...secondPhrase },
  { words: 'Et la tête, et la tête', ...secondPhrase },
  { words: 'A-lou-et-te, a-lou-et-te', ...thirdPhrase },
  { words: '*Oh _ _ _', ...fourthPhrase },
]

/** "Alouette" with the head, the beak and the neck; the answers are spoken. */
export const leadSheet: LeadSheet = {
  title: 'Alouette',
  artist: 'Traditional',
  language: 'fr',
  year: 1879,
  genre: 'Hip Hop',
  difficulty: 'Medium',
  style: 'boom-bap',
  tempo: 98,
  beatsPerBar: 4,
  key: 'F major',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous French-Canadian song, first printed in "A Pocket Song Book for the Use of the Students and Graduates of McGill College" (Montreal, 1879): no author is known and it is older than 1900.',
    melody:
      'Anonymous French-Canadian tune, printed with the words in the McGill College song books since 1879: no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'chorus', lines: refrain },
    { name: 'verse', lines: head },
    { name: 'chorus', lines: refrain },
    { name: 'verse', lines: beak },
    { name: 'chorus', lines: refrain },
    { name: 'verse', lines: neck },
    { name: 'chorus', lines: refrain },
  ],
}
