import { z } from 'zod'
import type { NodeMember, NodeRooms } from '../../../ports/nodes.ts'
import { assertConnected, type NodesLog, type RedisClient } from './redis-connection.ts'

/** A node that has not been heard of for so long counts as gone. */
const GONE_AFTER_MS = 2_500
const BEAT_EVERY_MS = 800

/** A room that nobody enters, and whose members' nodes say nothing, for so long is forgotten. */
const ROOM_KEPT_SECONDS = 24 * 60 * 60
/** Of so many rooms a node says with each beat that they are to be kept, one part of them after the other. */
const ROOMS_A_BEAT = 100

/** A member stands in its room's hash as `<node> <number> <json>`; its node remembers which rooms it is in. */
const ALIVE = `
local function nodeOf(value) return string.match(value, '^(%S+) ') end
local function lives(value) return redis.call('exists', ARGV[1] .. 'node:' .. nodeOf(value)) == 1 end
`

/** KEYS: room. ARGV: prefix, node, member's id, its json, capacity or -1, seconds. */
const ADD = `${ALIVE}
local members = 0
for _, value in ipairs(redis.call('hvals', KEYS[1])) do
  if lives(value) then members = members + 1 end
end
if tonumber(ARGV[5]) >= 0 and members >= tonumber(ARGV[5]) and
  redis.call('hexists', KEYS[1], ARGV[3]) == 0 then return 0 end
local number = redis.call('incr', ARGV[1] .. 'arrivals')
redis.call('hset', KEYS[1], ARGV[3], ARGV[2] .. ' ' .. number .. ' ' .. ARGV[4])
redis.call('expire', KEYS[1], ARGV[6])
redis.call('sadd', ARGV[1] .. 'rooms-of:' .. ARGV[2], KEYS[1])
return 1`

/** KEYS: room. ARGV: member's id, its json. Does nothing where the member is not. */
const SET = `
local value = redis.call('hget', KEYS[1], ARGV[1])
if not value then return 0 end
local node, number = string.match(value, '^(%S+) (%d+) ')
redis.call('hset', KEYS[1], ARGV[1], node .. ' ' .. number .. ' ' .. ARGV[2])
return 1`

/** KEYS: room. ARGV: prefix. */
const LIST = `${ALIVE}
local found = {}
for _, value in ipairs(redis.call('hvals', KEYS[1])) do
  if lives(value) then found[#found + 1] = value end
end
return found`

/** Says that a node lives, and takes the members of those that do not out of their rooms: of each such node one
 *  node alone gets them. A part of this node's own rooms is kept for longer. ARGV: prefix, node, milliseconds, 1
 *  where this node's own members are to be taken out first, where the part begins, how many rooms, seconds. Returns
 *  whether this node was not known, rooms and values one after the other, and where the next part begins. */
const BEAT = `${ALIVE}
local function takeOut(node, taken)
  redis.call('srem', ARGV[1] .. 'nodes', node)
  for _, room in ipairs(redis.call('smembers', ARGV[1] .. 'rooms-of:' .. node)) do
    local all = redis.call('hgetall', room)
    for at = 1, #all, 2 do
      if nodeOf(all[at + 1]) == node then
        redis.call('hdel', room, all[at])
        taken[#taken + 1] = room
        taken[#taken + 1] = all[at + 1]
      end
    end
  end
  redis.call('del', ARGV[1] .. 'rooms-of:' .. node)
end
if ARGV[4] == '1' then takeOut(ARGV[2], {}) end
redis.call('set', ARGV[1] .. 'node:' .. ARGV[2], '1', 'px', ARGV[3])
local isNew = redis.call('sadd', ARGV[1] .. 'nodes', ARGV[2])
local lost = {}
for _, node in ipairs(redis.call('smembers', ARGV[1] .. 'nodes')) do
  if redis.call('exists', ARGV[1] .. 'node:' .. node) == 0 then takeOut(node, lost) end
end
local part = redis.call('sscan', ARGV[1] .. 'rooms-of:' .. ARGV[2], ARGV[5], 'count', ARGV[6])
for _, room in ipairs(part[2]) do redis.call('expire', room, ARGV[7]) end
return {isNew, lost, part[1]}`

/** ARGV: prefix, node. */
const LEAVE = `
redis.call('srem', ARGV[1] .. 'nodes', ARGV[2])
redis.call('del', ARGV[1] .. 'node:' .. ARGV[2], ARGV[1] .. 'rooms-of:' .. ARGV[2])
return 0`

const memberSchema = z.object({
  id: z.string(),
  householdId: z.number(),
  deviceId: z.string().nullable(),
  openForMs: z.number().nullable(),
  state: z.unknown(),
}) satisfies z.ZodType<NodeMember>

const VALUE = /^\S+ (\d+) (\{.*\})$/s

type RoomsOptions = { client: RedisClient; nodeId: string; prefix: string; log: NodesLog }

/** Keeps who is in which room on which node, and finds nodes that are gone. */
export function openNodeRooms({ client, nodeId, prefix, log }: RoomsOptions) {
  const lostListeners = new Map<string, (member: NodeMember) => void>()
  const forgottenListeners: (() => void)[] = []
  /** Redis was away: it has heard nothing of who came to this node and left it meanwhile. */
  let isBack = false
  client.on('ready', () => {
    isBack = true
  })
  /** Where the next part of this node's rooms begins; 0: with the first of them. */
  let keptUpTo = '0'
  const startOf = (channel: string) => `${prefix}room:${channel}:`

  async function beat(): Promise<void> {
    if (!client.isReady) return
    const living = [prefix, nodeId, String(GONE_AFTER_MS), isBack ? '1' : '0']
    const keeping = [keptUpTo, String(ROOMS_A_BEAT), String(ROOM_KEPT_SECONDS)]
    const given = { arguments: [...living, ...keeping] }
    const [isNew, lost, next] = (await client.eval(BEAT, given)) as [number, string[], string]
    isBack = false
    keptUpTo = next
    if (isNew === 1) for (const tell of forgottenListeners) tell()
    for (let at = 0; at < lost.length; at += 2) tellLost(lost[at] ?? '', lost[at + 1] ?? '')
  }

  function tellLost(room: string, value: string): void {
    for (const [channel, tell] of lostListeners) {
      const start = startOf(channel)
      if (room.startsWith(start) && /^\d+$/.test(room.slice(start.length))) tell(memberIn(value))
    }
  }

  const beating = setInterval(() => {
    beat().catch((error: unknown) =>
      log.warn({ err: error }, 'This node could not say that it lives'),
    )
  }, BEAT_EVERY_MS).unref()

  return {
    /** Says at once that this node lives. */
    beat,

    rooms(channel: string): NodeRooms {
      const keyOf = (householdId: number) => `${startOf(channel)}${householdId}`
      return {
        async add(member, capacity = -1) {
          assertConnected(client)
          const facts = [prefix, nodeId, member.id, JSON.stringify(member)]
          const limits = [String(capacity), String(ROOM_KEPT_SECONDS)]
          const given = { keys: [keyOf(member.householdId)], arguments: [...facts, ...limits] }
          return (await client.eval(ADD, given)) === 1
        },
        async set(member) {
          assertConnected(client)
          const given = [member.id, JSON.stringify(member)]
          await client.eval(SET, { keys: [keyOf(member.householdId)], arguments: given })
        },
        async remove({ id, householdId }) {
          assertConnected(client)
          await client.hDel(keyOf(householdId), id)
        },
        async of(householdId) {
          assertConnected(client)
          const given = { keys: [keyOf(householdId)], arguments: [prefix] }
          const values = (await client.eval(LIST, given)) as string[]
          return values.toSorted((one, other) => numberIn(one) - numberIn(other)).map(memberIn)
        },
        onLost: (listener) => void lostListeners.set(channel, listener),
        onForgotten: (listener) => void forgottenListeners.push(listener),
      }
    },

    async close(): Promise<void> {
      clearInterval(beating)
      if (client.isReady) await client.eval(LEAVE, { arguments: [prefix, nodeId] })
    },
  }
}

const numberIn = (value: string) => Number(VALUE.exec(value)?.[1])
const memberIn = (value: string) => memberSchema.parse(JSON.parse(VALUE.exec(value)?.[2] ?? ''))
