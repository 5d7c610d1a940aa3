import { expect, it, vi } from 'vitest'
import type { Leadership } from '../../../../ports/leadership.ts'
import type { Nodes } from '../../../../ports/nodes.ts'
import type { StoredFolder } from '../folders.repository.ts'
import { sharedKeeper } from './shared-keeper.ts'

/** Nodes that hear each other as long as Redis is there. */
function openNodes() {
  const hearing: { node: object; name: string; hear: (told: unknown) => void }[] = []
  const reunited: (() => void)[] = []
  const redis = { isThere: true }
  return {
    redis,
    reunite: () => reunited.forEach((again) => void again()),
    node(): Pick<Nodes, 'topic' | 'onReunited'> {
      const node = {}
      return {
        topic: (name, parse) => ({
          tell(news) {
            if (!redis.isThere) return
            for (const one of hearing) if (one.node !== node && one.name === name) one.hear(news)
          },
          onTold: (listener) =>
            void hearing.push({ node, name, hear: (told) => listener(parse(told)) }),
        }),
        onReunited: (listener) => void reunited.push(listener),
      }
    },
  }
}

/** What looks through folders, in a moment. It begins with those of the table. */
function quickKeeper(table: readonly StoredFolder[]) {
  const kept = new Set<number>()
  const nothing = () => undefined
  return {
    keptIds: () => [...kept],
    keep: ({ id }: StoredFolder) => void kept.add(id),
    letGo: async (id: number) => void kept.delete(id),
    standing: (id: number) => ({
      ...{ isLive: true, problems: [] },
      state: kept.has(id) ? ('watched' as const) : ('waiting' as const),
    }),
    ...{
      scan: nothing,
      noticeLost: nothing,
      start: async () => table.forEach(({ id }) => void kept.add(id)),
      stop: async () => nothing(),
    },
  }
}

const folder = (id: number): StoredFolder => ({
  ...{ id, householdId: 1, path: `/films/${id}`, isFixed: false },
  ...{ scannedAt: null, addedAt: new Date(0), lookupSource: null, lookupLanguage: 'en' },
})

it('begins with a folder that another node took in while Redis was away, and lets go of one taken out', async () => {
  const nodes = openNodes()
  let table = [folder(1), folder(2)]
  const keeper = quickKeeper(table)
  const leadership: Pick<Leadership, 'lead'> = { lead: (task) => task.begin() }
  const open = (mayLead: boolean) =>
    sharedKeeper({
      ...{ make: () => keeper, listFolders: async () => table, nodes: nodes.node() },
      ...{ leadership, mayLead, log: { error: vi.fn() } },
    })
  const leader = open(true)
  const other = open(false)
  await leader.start()
  await other.start()
  await vi.waitFor(() => expect(other.standing(2).state).toBe('watched'))
  nodes.redis.isThere = false
  table = [folder(1), folder(3)]
  other.keep(folder(3))
  nodes.redis.isThere = true
  nodes.reunite()
  await vi.waitFor(() => expect(other.standing(3).state).toBe('watched'))
  expect(keeper.keptIds()).toEqual([1, 3])
})
