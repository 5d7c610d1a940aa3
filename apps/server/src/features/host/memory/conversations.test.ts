import { expect, it } from 'vitest'
import { plainViewer } from '../../../../test/plain-viewer.ts'
import { Conversations } from './conversations.ts'

const MIA = plainViewer({ householdId: 1, profileId: 1, maximumAge: 8 })
const MINUTE = 60_000
const talkAbout = (titleId: number) => ({ picked: [titleId], shown: [titleId], turns: [], titleId })

function clocked() {
  const clock = { ms: 0 }
  return { clock, talks: new Conversations<object>(() => new Date(clock.ms)) }
}

it('remembers for ten minutes from what was said last', () => {
  const { clock, talks } = clocked()
  talks.remember(MIA, talkAbout(1))
  clock.ms += 10 * MINUTE - 1
  expect(talks.recall(MIA).titleId).toBe(1)
  clock.ms += 1
  expect(talks.recall(MIA)).toEqual({ picked: [], shown: [], turns: [] })
})

it.each([
  ['another device', { deviceId: 'other' }],
  ['another household', { householdId: 2 }],
  [
    'another profile',
    {
      watchers: [
        { profileId: 9, maximumAge: 8, isApprovedOnly: false, hasRules: false, mayAskModel: false },
      ],
    },
  ],
])('is nothing to %s', (_who, fields) => {
  const { talks } = clocked()
  talks.remember(MIA, talkAbout(1))
  expect(talks.recall({ ...MIA, ...fields } as typeof MIA).picked).toEqual([])
})

it('keeps no more than a thousand talks: the one that rested longest goes', () => {
  const { talks } = clocked()
  for (let nth = 0; nth < 1001; nth += 1) {
    talks.remember({ ...MIA, deviceId: `${nth}` }, talkAbout(nth))
  }
  expect(talks.size).toBe(1000)
  expect(talks.recall({ ...MIA, deviceId: '0' }).picked).toEqual([])
  expect(talks.recall({ ...MIA, deviceId: '1' }).picked).toEqual([1])
})

it('keeps the last two hundred films and six turns of a talk', () => {
  const { talks } = clocked()
  const shown = Array.from({ length: 300 }, (_, nth) => nth)
  const turns = shown.slice(0, 9).map((nth) => ({ said: `${nth}`, answered: '' }))
  talks.remember(MIA, { picked: [], shown, turns })
  const kept = talks.recall(MIA)
  expect(kept.shown).toEqual(shown.slice(-200))
  expect(kept.turns.map(({ said }) => said)).toEqual(['3', '4', '5', '6', '7', '8'])
})
