import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Link, openLink } from '../../../../test/nodes/breaking-link.ts'
import { type PrivateRedis, startPrivateRedis } from '../../../../test/nodes/private-redis.ts'
import { openRedisNodes } from './open-redis-nodes.ts'

let redis: PrivateRedis
/** Between one node and Redis. */
let link: Link

beforeAll(async () => {
  redis = await startPrivateRedis()
  link = await openLink(() => Number(new URL(redis.url).port))
})
afterAll(async () => {
  await link.close()
  await redis.stop()
})

/** A node, and how often it heard that it may have missed news. */
async function open(url = redis.url) {
  const nodes = await openRedisNodes(url, { warn: () => undefined })
  onTestFinished(() => nodes.close())
  const onReunited = vi.fn()
  nodes.onReunited(onReunited)
  return { nodes, onReunited, topic: nodes.topic('test', (told) => told) }
}

it('says to the others once that they miss news, when it alone had lost Redis and could not tell', async () => {
  const a = await open(`redis://127.0.0.1:${link.port}`)
  const b = await open()
  await link.become({ is: 'refused' })
  await vi.waitFor(() => expect(a.nodes.isConnected()).toBe(false))
  for (const news of ['a ceiling', 'a list']) a.topic.tell(news)
  await link.become({ is: 'well' })
  await vi.waitFor(() => expect(b.onReunited).toHaveBeenCalledOnce())
  const heard = vi.fn()
  b.topic.onTold(heard)
  a.topic.tell('again')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('again'))
  expect(b.onReunited).toHaveBeenCalledOnce()
})

it('notices a line on which nothing is answered, although it goes on writing, and takes a new one', async () => {
  const { nodes } = await open(`redis://127.0.0.1:${link.port}`)
  onTestFinished(() => link.become({ is: 'well' }))
  await link.become({ is: 'silent' })
  const asked = nodes.rooms('/party').of(1)
  asked.catch(() => undefined)
  await vi.waitFor(() => expect(nodes.isConnected()).toBe(false), { interval: 200 })
  await expect(asked).rejects.toThrow()
  await link.become({ is: 'well' })
  await vi.waitFor(() => expect(nodes.isConnected()).toBe(true), { interval: 200 })
  expect(await nodes.rooms('/party').of(1)).toEqual([])
})

it('keeps the rooms of members who stay for longer than a day without anybody coming', async () => {
  const { nodes } = await open()
  const admin = await createClient({ url: redis.url }).connect()
  onTestFinished(() => admin.destroy())
  const rooms = nodes.rooms('/party')
  const plain = { deviceId: null, openForMs: null, state: null }
  // More than are kept with one beat.
  const households = Array.from({ length: 150 }, (_, nth) => nth + 1)
  await Promise.all(
    households.map((householdId) => rooms.add({ id: 'tv', householdId, ...plain }, undefined)),
  )
  const keys = households.map((householdId) => `starnest:room:/party:${householdId}`)
  const untilGone = () => Promise.all(keys.map((key) => admin.ttl(key)))
  // The day is nearly over.
  await Promise.all(keys.map((key) => admin.expire(key, 3600)))
  await vi.waitFor(async () => expect(Math.min(...(await untilGone()))).toBeGreaterThan(3600))
})
