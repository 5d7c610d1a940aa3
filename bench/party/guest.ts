import { randomInt } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { LIVE_CHANNEL } from '@starnest/contract/live'
import { PARTY_CHANNEL, type PartyCommand } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { CLOCK_EVENT } from '@starnest/contract/realtime'
import { type ChannelSocket, pageConnection } from '../../apps/server/test/nodes/page-connection.ts'
import { ANSWER_LIMIT_MS, within } from '../run/waiting.ts'

/** What a real page does by itself, milliseconds. Source: the web app's party.queries.ts, ask-afresh.ts,
 *  server-clock.ts, party-zone.tsx and channel-line.ts. */
const ASKS_EVERY_MS = { least: 12_000, most: 18_000 }
const ASK_AGAIN_PAUSE_MS = 150
const CLOCK_EVERY_MS = 10_000
const CLOCK_LIMIT_MS = 3000
const STATUS_EVERY_MS = 5000

/** Of what a page is told, what a guest looks at: hundreds of them share one process. */
type Told = { playback: { rev: number } }

/** @throws Error where that is not in it */
function toldOf(answer: { playback?: { rev?: unknown } }): Told {
  const rev = answer.playback?.rev
  if (typeof rev !== 'number') throw new Error('the party did not say what plays')
  return { playback: { rev } }
}

/** What guests have in common. */
export type Tally = { errors: string[]; calls: number; clockAnswers: number }

/** A screen of a household as far as its line goes: a socket with both channels of a page, questions for the party
 *  as a page asks them, and nothing that is drawn. */
export type Guest = {
  household: number
  /** Whether its party channel is joined. */
  isJoined(): boolean
  /** When it joined last, by performance.now. */
  joinedMs(): number
  /** When it last knew what plays, and what it knew. */
  knows(): { rev: number; atMs: number }
  command(command: PartyCommand): Promise<Told>
  say(message: string): Promise<void>
  react(): void
  leave(): void
}

/** Brings a guest to its household's party. `mayLoseLine`: that its line breaks is no error. */
export function openGuest(
  origin: string,
  {
    household,
    cookie,
    tally,
    mayLoseLine = false,
  }: { household: number; cookie: string; tally: Tally; mayLoseLine?: boolean },
): Guest {
  const headers = { cookie: `${DEVICE_COOKIE}=${cookie}`, 'content-type': 'application/json' }
  const manager = pageConnection(origin, cookie)
  const auth = { openForMs: 0 }
  const { least, most } = ASKS_EVERY_MS
  const asksEveryMs = randomInt(least, most)
  const live = manager.socket(LIVE_CHANNEL.name, { auth })
  const party = manager.socket(PARTY_CHANNEL.name, { auth })
  const known = { rev: 0, atMs: 0 }
  let joinedMs = Number.NaN
  let isAsking = false
  let isStale = false
  let hasLeft = false

  async function call(path: string, body?: object): Promise<Told> {
    tally.calls += 1
    const answer = await within(
      `answer of ${path}`,
      ANSWER_LIMIT_MS,
      fetch(`${origin}${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const told = toldOf(await answer.json())
    if (told.playback.rev > known.rev)
      Object.assign(known, { rev: told.playback.rev, atMs: performance.now() })
    return told
  }

  const noteError = (error: unknown) => {
    if (!hasLeft && !mayLoseLine)
      tally.errors.push(error instanceof Error ? error.message : String(error))
  }
  /** Asks once at a time, as a page does. */
  async function ask(): Promise<void> {
    isStale = true
    if (isAsking) return
    isAsking = true
    while (isStale && !hasLeft) {
      isStale = false
      await call(PARTY_ROUTES.party.path).catch(noteError)
      if (isStale) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_PAUSE_MS))
    }
    isAsking = false
  }
  async function askClock(): Promise<void> {
    if (!party.connected) return
    await party
      .timeout(CLOCK_LIMIT_MS)
      .emitWithAck(CLOCK_EVENT)
      .then(() => {
        tally.clockAnswers += 1
      }, noteError)
  }

  party.on('connect', () => {
    joinedMs = performance.now()
    void ask()
  })
  party.on('changed', () => void ask())
  for (const socket of [live, party]) listenForErrors(socket, noteError)
  live.connect()
  party.connect()
  const timers = [
    setInterval(() => void ask(), asksEveryMs),
    setInterval(() => void askClock(), CLOCK_EVERY_MS),
    setInterval(() => {
      if (party.connected) party.emit('status', { isVideo: false, isMuted: true, roundTripMs: 5 })
    }, STATUS_EVERY_MS),
  ]

  return {
    household,
    isJoined: () => party.connected,
    joinedMs: () => joinedMs,
    knows: () => known,
    command: (command) => call(PARTY_ROUTES.commands.path, command),
    say: async (message) => void (await call(PARTY_ROUTES.messages.path, { message })),
    react: () => void party.emit('react', '🎉'),
    leave() {
      hasLeft = true
      for (const timer of timers) clearInterval(timer)
      live.disconnect()
      party.disconnect()
    },
  }
}

function listenForErrors(socket: ChannelSocket, noteError: (error: unknown) => void): void {
  socket.on('connect_error', noteError)
  socket.on('disconnect', (reason) => noteError(`a line ended: ${reason}`))
}
