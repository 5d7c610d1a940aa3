import type { LeadSheet, SungLine } from '../../render/songs/lead-sheet.ts'

const firstPhrase = {
  melody: 'G4 G4 G4 A4 B4:2 A4:2 G4 B4 A4 A4 G4:3 r:1',
  chords: 'G:4 G:2 D7:2 G:2 D7:2 G:4',
}
const secondPhrase = {
  melody: 'A4 A4 A4 A4 E4:2 E4:2 A4 G4 F#4 E4 D4:3 r:1',
  chords: 'D:4 A7:4 D:3 A7:1 D:4',
}

const pen: readonly SungLine[] = [
  { words: 'Au clair de la *lu-ne, mon a-mi Pier-rot,', ...firstPhrase },
  { words: 'Prê-te‑-moi ta *plu-me, pour é-crire un mot.', ...firstPhrase },
  { words: '*Ma chan-delle est mor-te, je n’ai plus de feu,', ...secondPhrase },
  { words: 'Ou-vre‑-moi ta por-te, pour l’a-mour de Dieu.', ...firstPhrase },
]

const neighbour: readonly SungLine[] = [
  { words: 'Au clair de la *lu-ne, Pier-rot ré-pon-dit,', ...firstPhrase },
  { words: 'Je n’ai pas de *plu-me, je suis dans mon lit.', ...firstPhrase },
  { words: '*Va chez la voi-si-ne, je crois qu’elle y est,', ...secondPhrase },
  { words: 'Car dans sa cui-si-ne, on bat le bri-quet.', ...firstPhrase },
]

const door: readonly SungLine[] = [
  { words: 'Au clair de la *lu-ne, l’ai-ma-ble Lu-bin', ...firstPhrase },
  { words: 'Frap-pe chez la *bru-ne, ell’ ré-pond sou-dain,', ...firstPhrase },
  { words: '*Qui frapp’ de la sor-te, il dit à son tour,', ...secondPhrase },
  { words: 'Ou-vrez vo-tre *por-te, pour le dieu d’a-mour.', ...firstPhrase },
]

/** "Au clair de la lune": the candle, the neighbour and the door. */
export const leadSheet: LeadSheet = {
  title: 'Au clair de la lune',
  artist: 'Traditional',
  language: 'fr',
  year: 1843,
  genre: 'Pop',
  difficulty: 'Easy',
  style: 'lullaby',
  tempo: 132,
  beatsPerBar: 4,
  key: 'G major',
  upbeat: 0,
  publicDomain: {
    words:
      'Anonymous French song of the eighteenth century, printed by Dumersan in "Chants et chansons populaires de la France" (Paris, 1843): no author is known and it is older than 1900.',
    melody:
      'Anonymous French air of the eighteenth century, printed in the same "Chants et chansons populaires de la France" (Paris, 1843): the attribution to Lully, dead since 1687, is a legend.',
  },
  parts: [
    { name: 'verse', lines: pen },
    { name: 'verse', lines: neighbour },
    { name: 'verse', lines: door },
  ],
}
