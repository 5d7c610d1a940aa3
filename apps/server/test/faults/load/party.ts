import { setTimeout as sleep } from 'node:timers/promises'
import { KEPT_PARTY_MESSAGES } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { z } from 'zod'
import type { Device } from '../device.ts'
import type { Writer } from './writer.ts'

/** Each screen may say ten things in ten seconds. */
const PAUSE_MS = 550

/** What nodes of any version answer. */
const partySchema = z.object({
  playback: z.object({ rev: z.number(), title: z.unknown(), isPlaying: z.boolean() }),
  members: z.array(z.object({ id: z.string() })),
  messages: z.array(z.object({ message: z.string() })),
})
type PartyAnswer = z.infer<typeof partySchema>

/** What the party was told to be: by an answer, or by a command that had none. */
type Told = { rev: number; isPlaying: boolean }

/** Screens at a party: they chat by turns, and pause and go on with the film. */
export class Party implements Writer {
  readonly name = 'chat and commands of a party'
  acknowledged = 0
  readonly #screens: readonly [Device, Device]
  readonly #titleId: number
  readonly #said = new Map<string, 'acknowledged' | 'unknown'>()
  #told: Told | undefined
  #isUnknown = true
  #count = 0

  constructor(screens: readonly [Device, Device], titleId: number) {
    this.#screens = screens
    this.#titleId = titleId
  }

  async step(): Promise<void> {
    this.#count += 1
    await this.#say(`Message ${this.#count}`)
    if (this.#count % 2 === 0) await this.#command()
    await sleep(PAUSE_MS)
  }

  /** Says something, and resolves with whether that was acknowledged. */
  async #say(message: string): Promise<boolean> {
    const screen = this.#screens[this.#count % 2 === 0 ? 0 : 1]
    const answer = await screen.call('POST', PARTY_ROUTES.messages.path, { body: { message } })
    const isDone = answer.is === 'given' && answer.status === 200
    if (isDone) this.acknowledged += 1
    this.#said.set(message, isDone ? 'acknowledged' : 'unknown')
    return isDone
  }

  async #command(): Promise<void> {
    const [screen] = this.#screens
    const seen = await this.party()
    const { rev, title, isPlaying } = seen.playback
    const body = title
      ? { is: isPlaying ? ('pause' as const) : ('play' as const), rev }
      : { is: 'show' as const, rev, titleId: this.#titleId }
    const answer = await screen.call('POST', PARTY_ROUTES.commands.path, { body })
    this.#isUnknown = answer.is !== 'given' || answer.status !== 200
    if (answer.is !== 'given' || answer.status !== 200) return
    const { playback } = partySchema.parse(answer.body)
    this.#told = { rev: playback.rev, isPlaying: playback.isPlaying }
    this.acknowledged += 1
  }

  /** The party as a node knows it. */
  async party(origin?: string): Promise<PartyAnswer> {
    return partySchema.parse(await this.#screens[0].ask(PARTY_ROUTES.party.path, origin))
  }

  async check(): Promise<string[]> {
    const { messages, playback } = await this.party()
    const times = Map.groupBy(messages, ({ message }) => message)
    // The party forgets all but the newest.
    const wrong = [...this.#said].slice(10 - KEPT_PARTY_MESSAGES).flatMap(([message, was]) => {
      const there = times.get(message)?.length ?? 0
      if (there > 1) return [`"${message}" is there ${there} times`]
      return there === 0 && was === 'acknowledged' ? [`"${message}" is lost`] : []
    })
    const told = this.#told
    const isOlder = told !== undefined && playback.rev < told.rev
    // A film that has come to its end stops by itself.
    const isOther =
      told?.rev === playback.rev && playback.title !== null && playback.isPlaying !== told.isPlaying
    if (isOlder || (isOther && !this.#isUnknown)) {
      wrong.push(`what plays is ${JSON.stringify(playback)} and was ${JSON.stringify(told)}`)
    }
    return wrong
  }
}
