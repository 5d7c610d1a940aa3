import type { LeadSheet } from '../../render/songs/lead-sheet.ts'

export const leadSheet: LeadSheet = {
  title: 'Peter Piper',
  artist: 'Traditional',
  language: 'en',
  year: 1813,
  genre: 'Hip Hop',
  difficulty: 'Hard',
  style: 'boom-bap',
  tempo: 92,
  beatsPerBar: 4,
  key: 'A minor',
  publicDomain: {
    words:
      'Anonymous tongue-twisters printed in “Peter Piper’s Practical Principles of Plain and Perfect Pronunciation” (John Harris, London 1813), with “Robert Rowley” from J. O. Halliwell’s “The Nursery Rhymes of England” (1842), free because they are anonymous and were printed more than 180 years ago.',
    melody:
      'There is none: the words are spoken in rhythm, and the backing chords were chosen for this library.',
  },
  upbeat: 0,
  parts: [
    {
      name: 'verse',
      lines: [
        {
          words: 'Pe-ter Pi-per picked a peck of pick-led *pep-pers:',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:1.5',
          chords: 'Am:4 Dm:3.5',
        },
        {
          words: 'Did Pe-ter Pi-per pick a peck of pick-led *pep-pers?',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:1.5',
          chords: 'Dm:.5 F:4 E7:3.5',
        },
        {
          words: 'If Pe-ter Pi-per picked a peck of pick-led pep-pers,',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:2',
          chords: 'E7:.5 Am:4 Dm:4',
        },
        {
          words: 'Where’s the peck of pick-led pep-pers Pe-ter *Pi-per *picked?',
          melody: 'x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 x:.5 r:1.5',
          chords: 'F:4 E7:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Bil-ly But-ton bought a but-ter’d *bis-cuit:',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:3.75',
        },
        {
          words: 'Did Bil-ly But-ton buy a but-ter’d *bis-cuit?',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:.25 Dm:3.75',
        },
        {
          words: 'If Bil-ly But-ton bought a but-ter’d bis-cuit,',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:1',
          chords: 'Dm:.25 F:4',
        },
        {
          words: 'Where’s the but-ter’d bis-cuit Bil-ly But-ton *bought?',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 r:.5',
          chords: 'E7:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Da-vy Doll-drum dream’d he drove a *drag-on:',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:3.75',
        },
        {
          words: 'Did Da-vy Doll-drum dream he drove a *drag-on?',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:.25 Dm:3.75',
        },
        {
          words: 'If Da-vy Doll-drum dream’d he drove a drag-on,',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:1',
          chords: 'Dm:.25 F:4',
        },
        {
          words: 'Where’s the drag-on Da-vy Doll-drum dream’d he *drove?',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 r:.5',
          chords: 'E7:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Lan-ky Law-rence lost his lass and *lob-ster:',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:3.75',
        },
        {
          words: 'Did Lan-ky Law-rence lose his lass and *lob-ster?',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:.25 Dm:3.75',
        },
        {
          words: 'If Lan-ky Law-rence lost his lass and lob-ster,',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 r:1',
          chords: 'Dm:.25 F:4',
        },
        {
          words: 'Where are the lass and lob-ster Lan-ky Law-rence *lost?',
          melody: 'x:.5 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 r:.25',
          chords: 'E7:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Rob-ert Row-ley rolled a round roll *round,',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 x:.5 x:.5 x:.5 r:.25',
          chords: 'Am:3.75',
        },
        {
          words: 'A round roll Rob-ert Row-ley rolled *round;',
          melody: 'x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 r:1',
          chords: 'Am:.25 Dm:4',
        },
        {
          words: 'Where rolled the round roll Rob-ert Row-ley rolled *round.',
          melody: 'x:.5 x:.25 x:.25 x:.5 x:.5 x:.25 x:.25 x:.25 x:.25 x:.5 x:.5 r:4',
          chords: 'F:4 E7:4',
        },
      ],
    },
    {
      name: 'verse',
      lines: [
        {
          words: 'Pe-ter Pi-per picked a peck of pick-led *pep-pers:',
          melody: 'x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:3.75',
        },
        {
          words: 'Did Pe-ter Pi-per pick a peck of pick-led *pep-pers?',
          melody:
            'x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 r:.75',
          chords: 'Am:.25 Dm:3.75',
        },
        {
          words: 'If Pe-ter Pi-per picked a peck of pick-led pep-pers,',
          melody:
            'x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 r:1',
          chords: 'Dm:.25 F:4',
        },
        {
          words: 'Where’s the peck of pick-led pep-pers Pe-ter *Pi-per *picked?',
          melody:
            'x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.25 x:.5 r:.5',
          chords: 'E7:4',
        },
      ],
    },
  ],
}
