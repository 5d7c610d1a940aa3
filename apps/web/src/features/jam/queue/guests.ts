import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { createStore } from '../../../platform/store.ts'

/** Names of guests who were queued on this page, the newest first: a party types each of them once. They are
 *  forgotten with the page. */
export const guestNames = createStore<readonly string[]>(() => [])

/** Names of guests that are offered at once. */
const MAX_OFFERED = 12

/** Remembers a guest. */
export function rememberGuest(name: string): void {
  const others = guestNames.get().filter((other) => !isSame(other, name))
  guestNames.set([name, ...others])
}

/** Guests to choose from: those who were here, and those who wait, each once. */
export function knownGuests(
  remembered: readonly string[],
  queue: readonly Pick<JamQueueEntry, 'profileId' | 'name'>[],
): string[] {
  const waiting = queue.filter(({ profileId }) => profileId === null).map(({ name }) => name)
  const names = [...remembered, ...waiting]
  return names
    .filter((name, at) => names.findIndex((other) => isSame(other, name)) === at)
    .slice(0, MAX_OFFERED)
}

/** The first name such as "Guest 3" that nobody has; `nameOf` says it for a number from 1. */
export function freeGuestName(
  known: readonly string[],
  nameOf: (number: number) => string,
): string {
  let number = 1
  while (known.some((name) => isSame(name, nameOf(number)))) number += 1
  return nameOf(number)
}

/** Guests are told apart by their names alone, however they are written, as the server does. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
