import { healthSchema } from '@starnest/contract/health'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { InjectOptions } from 'fastify'
import { portOf } from '../../src/app/listen.ts'
import { openTestHome, type TestHome } from '../test-home.ts'
import { type Outcome, outcomeOf } from './entrance.ts'

type Parts = NonNullable<Parameters<typeof openTestHome>[0]>

/** A home that listens to this machine, with a grown-up and a child, and calls as both. */
export async function openHome(parts: Parts = {}) {
  const home = await openTestHome(parts)
  await home.app.listen({ host: '127.0.0.1', port: 0 })
  const grownUp = await home.addSomebody('R', { ageGroup: 'adult', displayName: 'Dad' })
  const child = await home.addSomebody('G', { displayName: 'Mia' })
  const ask = (deviceId: string | undefined, options: InjectOptions) =>
    home.app.inject({
      ...options,
      headers: {
        ...options.headers,
        ...(deviceId !== undefined && { cookie: `${DEVICE_COOKIE}=${deviceId}` }),
      },
    })
  const outcome = async (deviceId: string, options: InjectOptions): Promise<Outcome> => {
    const { statusCode, body } = await ask(deviceId, options)
    if (statusCode >= 500)
      throw new Error(`it broke: ${body} ${JSON.stringify(home.logged.at(-1))}`)
    return outcomeOf({ status: statusCode, body })
  }
  return {
    home,
    grownUp,
    child,
    port: portOf(home.app.server),
    ask: (options: InjectOptions) => ask(grownUp.deviceId, options),
    /** Calls as the grown-up, and says what came of it. */
    call: (options: InjectOptions) => outcome(grownUp.deviceId, options),
    callAsChild: (options: InjectOptions) => outcome(child.deviceId, options),
  }
}

/** See {@link openHome}. */
export type OpenHome = Awaited<ReturnType<typeof openHome>>

/** Asks a server over its port whether it is well. @throws Error when it is not. */
export async function checkHealth({ app }: TestHome): Promise<void> {
  const answer = await fetch(`${app.listeningOrigin}/api/health`)
  healthSchema.parse(await answer.json())
  if (answer.status !== 200) throw new Error(`health is ${answer.status}`)
}
