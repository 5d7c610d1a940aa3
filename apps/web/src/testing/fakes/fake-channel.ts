import type { ErrorCode } from '@starnest/contract/errors'
import type { Channel } from '@starnest/contract/realtime'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { ChannelLine, JoinListeners } from '../../platform/socket/channel-line.ts'

/** The line to a channel as the platform has it, without a server. */
export function fakeChannel() {
  const heard = new Map<string, Set<(said: never) => void>>()
  let listeners: JoinListeners | undefined
  let isFirst = true
  const fake = {
    /** What the page has sent, in order. */
    sent: [] as [event: string, payload: unknown][],
    /** What an event that asks is answered with. */
    answer: async (_event: string): Promise<ErrorCode | null> => null,
    leave: vi.fn(),
    /** The page has joined, for the first time or again. */
    join: () =>
      act(async () => {
        listeners?.onJoined({ memberId: 'page-1', isFirst })
        isFirst = false
      }),
    /** The line breaks. */
    breakLine: () => act(async () => listeners?.onLeft?.({ isDismissed: false })),
    /** The server says something. */
    hear: (event: string, said: unknown) =>
      act(async () => {
        for (const listener of heard.get(event) ?? []) listener(said as never)
      }),
    line: <C extends Channel>(): ChannelLine<C> => ({
      join(told) {
        listeners = told
        return fake.leave
      },
      on(event, listener) {
        const all = heard.get(event) ?? new Set()
        heard.set(event, all.add(listener))
        return () => void all.delete(listener)
      },
      emit: (event, payload) => void fake.sent.push([event, payload]),
      ask(event, payload) {
        fake.sent.push([event, payload])
        return fake.answer(event)
      },
      askClock: async () => 1_800_000_000_000,
    }),
  }
  return fake
}
