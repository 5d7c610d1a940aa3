import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'C5 A4 A4:2 Bb4 G4 G4:2 F4 G4 A4 Bb4 C5 C5 C5:1.5 r:.5',
  chords: 'F:4 C7:4 F:4 F:4',
}
const secondPhrase = {
  melody: 'C5 A4 A4:2 Bb4 G4 G4:2 F4 A4 C5 C5 F4:3 r:1',
  chords: 'F:4 C7:4 F:2 C7:2 F:4',
}
const thirdPhrase = {
  melody: 'G4 G4 G4 G4 G4 A4 Bb4:2 A4 A4 A4 A4 A4 Bb4 C5:1.5 r:.5',
  chords: 'C7:4 C7:4 F:4 F:4',
}

const leaving: readonly SungLine[] = [
  { words: '*Häns-chen klein ging al-lein in die wei-te *Welt hi-nein.', ...firstPhrase },
  { words: 'Stock und Hut stehn ihm gut, ist gar wohl-ge-mut.', ...secondPhrase },
  { words: 'A-ber Mut-ter wei-net *sehr, hat ja nun kein Häns-chen *mehr.', ...thirdPhrase },
  { words: 'Wünsch dir Glück, sagt ihr Blick, kehr nur bald zu-rück!', ...secondPhrase },
]

const abroad: readonly SungLine[] = [
  { words: '*Sie-ben Jahr, trüb und klar, Häns-chen in der *Frem-de war.', ...firstPhrase },
  { words: 'Da be-sinnt sich das Kind, ei-let heim ge-schwind.', ...secondPhrase },
  { words: 'Doch nun ist’s kein Häns-chen *mehr, nein, ein gro-ßer Hans ist *er.', ...thirdPhrase },
  { words: 'Braun ge-brannt Stirn und Hand, wird er wohl er-kannt?', ...secondPhrase },
]

const home: readonly SungLine[] = [
  { words: '*Eins, zwei, drei gehn vor-bei, wis-sen nicht, wer *das wohl sei.', ...firstPhrase },
  { words: 'Schwes-ter spricht: Welch Ge-sicht, kennt den Bru-der nicht.', ...secondPhrase },
  { words: 'Kommt da-her die Mut-ter *sein, schaut ihm kaum ins Aug hi-*nein,', ...thirdPhrase },
  { words: 'Ruft sie schon: Hans, mein Sohn, grüß dich Gott, mein Sohn!', ...secondPhrase },
]

/** "Hänschen klein" with the three verses of Wiedemann. */
export const leadSheet: LeadSheet = {
  title: 'Hänschen klein',
  artist: 'Franz Wiedemann',
  language: 'de',
  year: 1860,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'bright-pop',
  tempo: 132,
  beatsPerBar: 4,
  key: 'F major',
  upbeat: 0,
  publicDomain: {
    words:
      'Franz Wiedemann wrote the three verses in Dresden about 1860 (text after his first wording, as printed in the school song books): he died in 1882.',
    melody:
      'Anonymous German tune ("Alles neu macht der Mai", "Fahret hin"), known since the eighteenth century and in school song books since 1818: no composer is known and it is older than 1900.',
  },
  parts: [
    { name: 'verse', lines: leaving },
    { name: 'verse', lines: abroad },
    { name: 'verse', lines: home },
  ],
}
