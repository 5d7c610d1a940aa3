import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { type PartyCommand, partySchema } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import type { Browser, Page } from 'playwright-core'
import { skipIntro } from '../../tests/browser.ts'
import { ANSWER_LIMIT_MS, until, within } from '../run/waiting.ts'
import type { Sample } from './in-step.ts'
import { type OneWay, openSlowLine, type SlowLine } from './slow-line.ts'

/** 100 ± 50 ms there and back: half of it each way. */
export const ONE_WAY: OneWay = { leastMs: 25, mostMs: 75 }

const VIEWPORT = { width: 480, height: 360 }
const LOOK_EVERY_MS = 50

/** What a page has noted since it was opened, by the clock that all pages share, milliseconds. */
type Noted = {
  /** Since 1970. */
  openedMs: number
  /** When it was let into the party, each time. */
  joinedMs: number[]
  pausedMs: number[]
  /** Moment, position in seconds, and 1 where the film runs. */
  samples: [number, number, number][]
}

declare global {
  interface Window {
    benchParty: Noted
  }
}

/** A screen at the party, over a line of its own. */
export type Screen = {
  page: Page
  line: SlowLine
  /** What it has noted since a moment. Less is better: taking it along keeps the page busy that is measured. */
  noted(fromMs: number): Promise<Omit<Noted, 'samples'> & { samples: Sample[] }>
  /** Opens the party anew, as a page that has just come. */
  open(): Promise<void>
  /** Does something for everybody, as its buttons do. Resolves with when that was asked for. */
  command(
    command: PartyCommand extends infer One
      ? One extends PartyCommand
        ? Omit<One, 'rev'>
        : never
      : never,
  ): Promise<number>
  close(): Promise<void>
}

/** A screen on which a profile watches, not yet at the party. */
export async function openScreen(
  browser: Browser,
  { port, profileId }: { port: number; profileId: number },
): Promise<Screen> {
  const line = await openSlowLine(async () => port, ONE_WAY)
  const context = await browser.newContext({ baseURL: line.origin, viewport: VIEWPORT })
  await skipIntro(context)
  await context.addInitScript(noteAll, LOOK_EVERY_MS)
  await context.request.get(PROFILE_ROUTES.list.path)
  await context.request.post(pathOf(PROFILE_ROUTES.activate, { id: profileId }))
  const page = await context.newPage()
  return {
    page,
    line,
    async noted(fromMs) {
      const noted = await within(
        'notes of a page',
        ANSWER_LIMIT_MS,
        page.evaluate((from) => {
          const { samples } = window.benchParty
          return { ...window.benchParty, samples: samples.filter(([atMs]) => atMs >= from) }
        }, fromMs),
      )
      const samples = noted.samples.map(([atMs, positionSeconds, runs]) => ({
        ...{ atMs, positionSeconds },
        isRunning: runs === 1,
      }))
      return { ...noted, samples }
    },
    async open() {
      await page.goto('/party-zone', { waitUntil: 'commit' })
      await until('page at the party', { limitMs: ANSWER_LIMIT_MS, everyMs: 100 }, async () =>
        page.locator('.party-member[data-self="true"]').isVisible(),
      )
    },
    command: (command) =>
      within(
        'answer of the party',
        ANSWER_LIMIT_MS,
        page.evaluate(askParty, {
          command,
          paths: [PARTY_ROUTES.party.path, PARTY_ROUTES.commands.path],
        }),
      ),
    async close() {
      await context.close()
      await line.close()
    },
  }
}

/** What plays, as a screen is told. */
export async function partyOn({ page }: Screen) {
  return partySchema.parse(await (await page.request.get(PARTY_ROUTES.party.path)).json())
}

async function askParty({
  command,
  paths: [party = '', commands = ''],
}: {
  command: object
  paths: string[]
}) {
  const { playback } = await (await fetch(party)).json()
  const askedMs = performance.timeOrigin + performance.now()
  const answer = await fetch(commands, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...command, rev: playback.rev }),
  })
  if (!answer.ok) throw new Error(`the party answered ${await answer.text()}`)
  return askedMs
}

/** Runs in every page before its own code. */
function noteAll(lookEveryMs: number): void {
  const nowMs = () => performance.timeOrigin + performance.now()
  const noted: Noted = { openedMs: performance.timeOrigin, joinedMs: [], pausedMs: [], samples: [] }
  window.benchParty = noted
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', ({ data }) => {
        // Socket.IO's word for: this page is on the channel.
        if (String(data).startsWith('40/party,')) noted.joinedMs.push(nowMs())
      })
    }
  }
  document.addEventListener('pause', () => noted.pausedMs.push(nowMs()), { capture: true })
  setInterval(() => {
    const video = document.querySelector<HTMLVideoElement>('.party-film video')
    if (!video) return
    const runs = !video.paused && !video.seeking && video.readyState > 2
    noted.samples.push([nowMs(), video.currentTime, runs ? 1 : 0])
  }, lookEveryMs)
}
