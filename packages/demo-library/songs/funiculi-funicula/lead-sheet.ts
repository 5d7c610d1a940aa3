import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'G4:.5 C5:4 C5:.5 B4 B4:.5 G4 G4:.5 A4 A4:.5 E4:1.5 E4:1.5 r:1',
  chords: 'C:3.5 C:1.5 G7:1.5 C:1.5 F:1.5 C:4',
}
const secondPhrase = {
  melody: 'E4:.5 D4 C4:.5 C4:3.5 r:.5 E4:.5 D4 C4:.5 C4:3.5 r:2',
  chords: 'G7:2 C:3.5 C:.5 G7:2 C:5.5',
}
const thirdPhrase = {
  melody: 'E4:.5 E4:4 E4:.5 F#4 F#4:.5 E4 E4:.5 F#4 F#4:.5 E4:1.5 E4:1.5 r:1',
  chords: 'Em:5 B7:1.5 Em:1.5 B7:1.5 Em:4',
}
const fourthPhrase = {
  melody: 'B3:.5 B3 B3:.5 B3:3.5 r:.5 B3:.5 B3 B3:.5 B3:3.5 r:2',
  chords: 'B7:2 Em:4 B7:2 Em:5.5',
}
const fifthPhrase = {
  melody: 'G4:.5 G4:4 G4:.5 A4 A4:.5 G4 G4:.5 A4 A4:.5 G4:1.5 G4:1.5 r:1',
  chords: 'G:5 D7:1.5 G:1.5 D7:1.5 G:4',
}
const sixthPhrase = {
  melody: 'D4:.5 D4 D4:.5 D4:3.5 r:.5 D4:.5 D4 D4:.5 D4:3.5 r:2.5',
  chords: 'D7:2 G:4 D7:2 G:6',
}
const seventhPhrase = {
  melody: 'B4:1.5 A4:.5 r B4:1.5 A4:.5 r C5 B4:.5 A4 C5:.5 B4:2.5 r:.5',
  chords: 'G7:12',
}
const eighthPhrase = {
  melody: 'B4:1.5 A4:.5 r B4:1.5 A4:.5 r C5 B4:.5 A4 C5:.5 G4:.5 r:.5',
  chords: 'G7:9 C:1',
}
const ninthPhrase = {
  melody: 'E4:.5 E4 E4:.5 E4 E4:.5 E4 E4:.5 E4 E4:.5 E4 E4:.5 E4 E4:.5 E4 E4:.5 C5:3',
  chords: 'C:2 E7:3 Am:3 E7:3 Am:3',
}

const lastNight: readonly SungLine[] = [
  { words: 'Ais-*se-ra, Nan-ni-nè, me ne sa-gliet-te,', ...firstPhrase },
  { words: 'Tu sa-je‿ad-dò, tu sa-je‿ad-dò.', ...secondPhrase },
  { words: 'Ad-*dò ’sto co-re ’ngra-to cchiù di-spiet-te', ...firstPhrase },
  { words: 'Far-me nun pò, far-me nun pò.', ...secondPhrase },
]

const fire: readonly SungLine[] = [
  { words: 'Ad-dò lo ffuo-co co-ce, ma si fu-je,', ...thirdPhrase },
  { words: 'Te las-sa sta, te las-sa sta.', ...fourthPhrase },
  { words: 'E *nun te cor-re‿ap-pries-so, nun te stru-je', ...fifthPhrase },
  { words: 'Su-lo‿a guar-dà, su-lo‿a guar-dà.', ...sixthPhrase },
]

const jammo: readonly SungLine[] = [
  { words: '*Jam-mo, jam-mo, ’ncop-pa, jam-mo *jà!', ...seventhPhrase },
  { words: '*Jam-mo, jam-mo, ’ncop-pa, jam-mo *jà!', ...eighthPhrase },
  { words: 'Fu-ni-cu-lì, fu-ni-cu-là, fu-ni-cu-lì, fu-ni-cu-*là!', ...ninthPhrase },
  {
    words: '’Ncop-pa, jam-mo jà, fu-ni-cu-lì, fu-ni-cu-là!',
    melody: 'D5 C5:.5 A4 C5:.5 G4:.5 r:.5 E4:.5 E4 F4:.5 G4 F4:.5 E4 D4:.5 C4 r:1.5',
    chords: 'F:3 C:3 G7:3 C:2.5',
  },
]

const head: readonly SungLine[] = [
  { words: 'La ca-pa vo-ta, vo-ta,‿at-tuor-no,‿at-tuor-no,', ...thirdPhrase },
  { words: 'At-tuor-no‿a te, at-tuor-no‿a te.', ...fourthPhrase },
  { words: '’Sto *co-re can-ta sem-pe nu ta-luor-no:', ...fifthPhrase },
  { words: 'Spo-sam-mo,‿oje nè, spo-sam-mo,‿oje nè!', ...sixthPhrase },
]

const lastJammo: readonly SungLine[] = [
  { words: '*Jam-mo, jam-mo, ’ncop-pa, jam-mo *jà!', ...seventhPhrase },
  { words: '*Jam-mo, jam-mo, ’ncop-pa, jam-mo *jà!', ...eighthPhrase },
  { words: 'Fu-ni-cu-lì, fu-ni-cu-là, fu-ni-cu-lì, fu-ni-cu-*là!', ...ninthPhrase },
  {
    words: '’Ncop-pa, jam-mo jà, fu-ni-cu-lì, fu-ni-cu-là!',
    melody: 'D5 C5:.5 A4 C5:.5 G4:.5 r:.5 E4:.5 E4 F4:.5 G4 F4:.5 E4 D4:.5 C4:2.5',
    chords: 'F:3 C:3 G7:3 C:2.5',
  },
]

/** The last time: the closing rest completes the bar that the upbeat began. */
const ending: readonly SungLine[] = [
  ...lastJammo.slice(0, -1),
  {
    words: '’Ncop-pa, jam-mo jà, fu-ni-cu-lì, fu-ni-cu-là!',
    melody: 'D5 C5:.5 A4 C5:.5 G4:.5 r:.5 E4:.5 E4 F4:.5 G4 F4:.5 E4 D4:.5 C4:2.5 r:.5',
    chords: 'F:3 C:3 G7:3 C:3',
  },
]

/** "Funiculì, funiculà": the first verse and the second half of the last. */
export const leadSheet: LeadSheet = {
  title: 'Funiculì, funiculà',
  artist: 'Luigi Denza, Peppino Turco',
  language: 'nap',
  year: 1880,
  genre: 'Pop',
  difficulty: 'Hard',
  style: 'bright-pop',
  tempo: 174,
  beatsPerBar: 3,
  key: 'C major',
  upbeat: 0.5,
  publicDomain: {
    words:
      'Neapolitan words by Peppino Turco for the new Vesuvius railway, published by Ricordi in Milan in 1880: he died in 1907, more than 70 years ago.',
    melody:
      'Music by Luigi Denza, published by Ricordi in Milan in 1880: he died in 1922, more than 70 years ago.',
  },
  parts: [
    { name: 'verse', lines: [...lastNight, ...fire] },
    { name: 'chorus', lines: jammo },
    { name: 'verse', lines: head },
    { name: 'chorus', lines: ending },
  ],
}
