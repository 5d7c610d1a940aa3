import { expect, it } from 'vitest'
import { plainViewer } from '../../../../test/plain-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { Conversations } from './conversations.ts'

const MIA = plainViewer({ householdId: 1, profileId: 1, maximumAge: 8 })
const MINUTE = 60_000
const talkAbout = (titleId: number, sight: string) => ({
  ...{ picked: [titleId], shown: [titleId], turns: [], titleId, sight },
})

function clocked() {
  const clock = { ms: 0 }
  const parents = { rules: '' }
  const talks = new Conversations<object>({
    now: () => new Date(clock.ms),
    rulesOf: async () => parents.rules,
  })
  /** Talks about a film, as somebody who sees what they see now. */
  const talk = async (viewer: Viewer, titleId: number) => {
    const { sight } = await talks.recall(viewer)
    talks.remember(viewer, talkAbout(titleId, sight))
  }
  return { clock, parents, talks, talk }
}

it('remembers for ten minutes from what was said last', async () => {
  const { clock, talks, talk } = clocked()
  await talk(MIA, 1)
  clock.ms += 10 * MINUTE - 1
  expect((await talks.recall(MIA)).titleId).toBe(1)
  clock.ms += 1
  expect(await talks.recall(MIA)).toMatchObject({ picked: [], shown: [], turns: [] })
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
])('is nothing to %s', async (_who, fields) => {
  const { talks, talk } = clocked()
  await talk(MIA, 1)
  expect((await talks.recall({ ...MIA, ...fields } as typeof MIA)).picked).toEqual([])
})

it('is forgotten when a parent says something else of titles, also while it answers', async () => {
  const { parents, talks, talk } = clocked()
  await talk(MIA, 1)
  const [watcher] = MIA.watchers
  const younger: Viewer = { ...MIA, watchers: [{ ...watcher, maximumAge: 6 }] }
  expect((await talks.recall(younger)).picked).toEqual([])
  expect((await talks.recall(MIA)).picked).toEqual([1])
  const before = await talks.recall(MIA)
  parents.rules = 'one is blocked'
  expect((await talks.recall(MIA)).picked).toEqual([])
  talks.remember(MIA, before)
  expect((await talks.recall(MIA)).picked).toEqual([])
})

it('keeps no more than a thousand talks: the one that rested longest goes', async () => {
  const { talks, talk } = clocked()
  for (let nth = 0; nth < 1001; nth += 1) await talk({ ...MIA, deviceId: `${nth}` }, nth)
  expect(talks.size).toBe(1000)
  expect((await talks.recall({ ...MIA, deviceId: '0' })).picked).toEqual([])
  expect((await talks.recall({ ...MIA, deviceId: '1' })).picked).toEqual([1])
})

it('keeps the last two hundred films and six turns of a talk', async () => {
  const { talks } = clocked()
  const { sight } = await talks.recall(MIA)
  const shown = Array.from({ length: 300 }, (_, nth) => nth)
  const turns = shown.slice(0, 9).map((nth) => ({ said: `${nth}`, answered: '', titleIds: [] }))
  talks.remember(MIA, { picked: [], shown, turns, sight })
  const kept = await talks.recall(MIA)
  expect(kept.shown).toEqual(shown.slice(-200))
  expect(kept.turns.map(({ said }) => said)).toEqual(['3', '4', '5', '6', '7', '8'])
})
