import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'B4 A4:.5 B4:.5 G4:.5 E4:.5 D4:1.5 E4:.5 D4:.5 r:.5',
  chords: 'Em:3 D:3',
}
const secondPhrase = {
  melody: 'G4:1.5 A4:.5 G4:.5 A4:.5 B4:.5 A4:.5 G4:.5 E4:.5 D4:.5 E4:.5',
  chords: 'G:3 Em:3',
}
const thirdPhrase = { melody: 'G4:1.5 A4:.5 G4 G4:2 r:1', chords: 'C:1.5 D:1.5 G:3' }
const fourthPhrase = { melody: 'D5:2 D5 D5 B4 A4', chords: 'G:4 Em:2' }

const mountainPass: readonly SungLine[] = [
  {
    words: '아-리-랑 _ 아-리-랑 _',
    melody: 'D4:1.5 E4:.5 D4:.5 E4:.5 G4:1.5 A4:.5 G4:.5 A4:.5',
    chords: 'G:6',
  },
  { words: '*아-라-_-리-_-요 _ _', ...firstPhrase },
  { words: '아-리-랑 _ *고-_-개-_-로 _', ...secondPhrase },
  { words: '넘-어-간-다', ...thirdPhrase },
]

const leaving: readonly SungLine[] = [
  { words: '*나-를 버-리-고', ...fourthPhrase },
  { words: '가-시-_-는 _ 님-_-은', ...firstPhrase },
  { words: '십-리-도 _ *못 _ 가-_-서 _', ...secondPhrase },
  { words: '발-병 난-다', ...thirdPhrase },
]

const stars: readonly SungLine[] = [
  { words: '*청-천 하-늘-에', ...fourthPhrase },
  { words: '별-도 _ 많-_-고 _ _', ...firstPhrase },
  { words: '우-리-네 _ *살-림-살-_-이 _', ...secondPhrase },
  { words: '말-도 많-다', ...thirdPhrase },
]

/** "Arirang" as all Korea sings it, with two verses. */
export const leadSheet: LeadSheet = {
  title: 'Arirang',
  artist: 'Traditional',
  language: 'ko',
  year: 1926,
  genre: 'Pop',
  difficulty: 'Medium',
  style: 'ballad',
  tempo: 96,
  beatsPerBar: 3,
  key: 'G major',
  upbeat: 0,
  publicDomain: {
    words:
      'Old Korean folk song (an "Arirang" was printed by Homer Hulbert in "The Korean Repository", Seoul, 1896) in the wording of Na Woon-gyu’s film "Arirang" (1926): Na Woon-gyu died in 1937, more than 70 years ago.',
    melody:
      'Korean folk tune as arranged for the film "Arirang" (Seoul, 1926) by Kim Young-hwan, who died in 1936, more than 70 years ago; the tune itself has no known composer.',
  },
  parts: [
    { name: 'chorus', lines: mountainPass },
    { name: 'verse', lines: leaving },
    { name: 'chorus', lines: mountainPass },
    { name: 'verse', lines: stars },
    { name: 'chorus', lines: mountainPass },
  ],
}
