import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import { pathOf } from '@starnest/contract/route'
import { expect } from 'vitest'
import { households } from '../../src/tables/family.ts'
import { openTestHome, type Somebody } from '../test-home.ts'

/** A film of an hour, of which more than a grace is left for long. Seconds. */
export const HOUR = 3600

/** A home in which watching time is counted. Whoever opens it closes it. */
export async function openTimeHome() {
  const home = await openTestHome()

  function call(who: Somebody, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
    const cookies = { [DEVICE_COOKIE]: who.deviceId }
    return home.app.inject({ method, url, cookies, ...(payload && { payload }) })
  }

  return {
    home,
    call,
    /** A child, a parent and a film of an hour; it is a Friday, one o'clock in Madrid. */
    async begin() {
      await home.clear()
      await home.database.db.update(households).set({ timeZone: 'Europe/Madrid' })
      home.clock.now = new Date('2026-11-20T12:00:00Z')
      const child = await home.addSomebody('R')
      const parent = await home.addSomebody('R', { ageGroup: 'adult' })
      const film = await home.addTitle({ durationSeconds: HOUR })
      return { child, parent, film }
    },
    /** Lets time pass. */
    pass(seconds: number): void {
      home.clock.now = new Date(home.clock.now.getTime() + seconds * 1000)
    },
    /** A player that reports as ours does. */
    openPlayer(who: Somebody, titleId: number) {
      const playback = randomUUID()
      let sequence = 0
      return {
        at: (currentTime: number) =>
          call(who, 'PUT', `/api/animations/${titleId}/progress`, {
            currentTime,
            playback,
            sequence: sequence++,
          }),
      }
    },
    /** Has a parent limit the time of somebody. */
    async limit(
      { parent, who }: { parent: Somebody; who: Somebody },
      limits: { dailyMinutes?: number | null; viewingHours?: object | null },
    ): Promise<void> {
      const body = { dailyMinutes: null, viewingHours: null, ...limits }
      const answer = await call(
        parent,
        'PUT',
        pathOf(TIME_ROUTES.setLimits, { id: who.profileId }),
        body,
      )
      expect(answer.statusCode, answer.body).toBe(200)
    },
  }
}

/** What {@link openTimeHome} resolves with. */
export type TimeHome = Awaited<ReturnType<typeof openTimeHome>>
