import { SOFT_FILLS } from '../../render/band/fills.ts'
import type { BeatScore } from '../../render/beats/beat-score.ts'

export default {
  title: 'Rainy Window',
  genre: 'Hip Hop',
  difficulty: 'Easy',
  feel: 'lo-fi',
  tempo: 76,
  key: 'Eb major',
  chords: { A: 'Ebmaj9 Cm9 Fm9 Bb13', B: 'Abmaj9 Gm7,C7#9 Fm9 Bb9sus4' },
  groove: {
    kit: 'sleepy',
    swing: 0.26,
    drums: {
      kick: { A: ['x......x..x.....', 'x.....x...x..o..'], B: 'x......x.xx.....' },
      rim: { A: '....x.......x...' },
      snare: { B: ['....x.......x...', '....x..o....x.o.'] },
      hat: { A: 'x.o.x.o.x.o.x.oo', B: 'x.oox.o.x.oox.o.' },
    },
    fills: SOFT_FILLS,
    players: [
      {
        name: 'bass',
        sound: 'sineBass',
        play: 'bass',
        steps: { A: '1-----5-..1---7-', B: '1---..5-1-----a-' },
      },
      {
        name: 'keys',
        sound: 'tines',
        play: 'chords',
        steps: { A: ['x-----------o---', 'x------o--------'], B: 'x-----x-------o-' },
        strum: 34,
      },
      {
        name: 'guitar',
        sound: 'jazzGuitar',
        play: 'tune',
        tune: {
          B: 'G4:.5 Bb4:.5 C5:1 Eb5:1.5 C5:.5 | D5:1 Bb4:.5 G4:.5 r:2 | Ab4:.5 C5:.5 Eb5:1 G5:1 F5:1 | Eb5:1.5 F5:.5 r:2',
        },
        level: -2,
        echo: 0.3,
      },
      {
        name: 'box',
        sound: 'musicBox',
        play: 'arp',
        steps: { A: ['................', '....3...2...1...'] },
        level: -3,
        echo: 0.35,
      },
    ],
    mix: {
      room: 1.6,
      echo: [0.75, 0.32],
      crackle: 0.8,
      waver: 0.5,
      dark: 11_500,
      drive: 1.4,
      low: 1.5,
    },
  },
  form: ['intro 2 A: keys box', 'verse 8 A', 'hook 4 B', 'verse 4 A', 'hook 2 B', 'ending 1 A'],
} satisfies BeatScore
