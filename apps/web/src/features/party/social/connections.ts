import * as z from 'zod/mini'
import { useStore } from '../../../platform/store.ts'
import { storedText } from '../../../platform/stored-text.ts'
import {
  NONE_CONNECTED,
  SOCIAL_PLATFORMS,
  type SocialConnection,
  type SocialConnections,
  type SocialPlatform,
} from './platforms.ts'

/** Milliseconds that connecting takes. Source: specification §9, "fake connect delay 2 s". */
export const CONNECT_MS = 2000

/** Key of the browser's storage that remembers the connected platforms. */
const STORAGE_KEY = 'starnest.party.connections'

const keptSchema = z.array(z.object({ name: z.enum(SOCIAL_PLATFORMS), token: z.uuid() }))

/** The connections of this device to the social platforms. They are kept in this browser and told to
 *  nobody; all its tabs have the same. Connecting and failing belong to one tab and are not kept. */
export class ConnectionStore {
  readonly #text = storedText(STORAGE_KEY)
  #connections = NONE_CONNECTED
  /** What was kept when last looked at; undefined before the first look. */
  #seen: string | null | undefined

  /** How each platform stands now: the same object until one of them changes. */
  readonly get = (): SocialConnections => {
    const kept = this.#text.get()
    if (kept !== this.#seen) {
      this.#seen = kept
      this.#connections = withKept(this.#connections, tokensIn(kept))
    }
    return this.#connections
  }

  /** Be told when this tab or another one changes them. Returns the way to stop that. */
  readonly subscribe = this.#text.subscribe

  /** Connect a platform. After {@link CONNECT_MS} it is connected; it is in error, and may be tried
   *  again, when the attempt throws. Never rejects; does nothing while it connects or is connected. */
  async connect(platform: SocialPlatform): Promise<void> {
    const { status } = this.get()[platform]
    if (status === 'connecting' || status === 'connected') return
    this.#set(platform, { status: 'connecting' })
    const outcome = await attempt()
    // Another tab may have connected it meanwhile: then that one's token holds.
    if (this.get()[platform].status === 'connecting') this.#set(platform, outcome)
  }

  /** Disconnect a platform: its token is forgotten. */
  disconnect(platform: SocialPlatform): void {
    this.#set(platform, { status: 'disconnected' })
  }

  #set(platform: SocialPlatform, connection: SocialConnection): void {
    this.#connections = { ...this.get(), [platform]: connection }
    // Storage that is full or forbidden keeps what it had; what was set holds until the page closes.
    this.#text.set(JSON.stringify(keepable(this.#connections)))
  }
}

/** The connections that the whole page shares. */
export const connections = new ConnectionStore()

/** The connections of this device; a component that asks is drawn anew when one changes. */
export function useConnections(): SocialConnections {
  return useStore(connections)
}

/** Opening another site's page needs the internet: it is looked for before the wait and after it. */
async function attempt(): Promise<SocialConnection> {
  try {
    refuseOffline()
    await new Promise((resolve) => setTimeout(resolve, CONNECT_MS))
    refuseOffline()
    return { status: 'connected', token: crypto.randomUUID() }
  } catch {
    // Without a secure page there is no random token either; the row says which of the two it was.
    return { status: 'error', problem: navigator.onLine ? 'failed' : 'offline' }
  }
}

function refuseOffline(): void {
  if (!navigator.onLine) throw new Error('The browser is offline')
}

type Kept = z.infer<typeof keptSchema>

function tokensIn(text: string | null): Kept {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    // Half of it was written, or by somebody else: nothing is connected.
    return []
  }
}

function keepable(all: SocialConnections): Kept {
  return SOCIAL_PLATFORMS.flatMap((name) => {
    const connection = all[name]
    return connection.status === 'connected' ? [{ name, token: connection.token }] : []
  })
}

/** What is kept is connected, and nothing else is; connecting and failing go on otherwise. */
function withKept(before: SocialConnections, kept: Kept): SocialConnections {
  const after = { ...before }
  for (const name of SOCIAL_PLATFORMS) {
    if (before[name].status === 'connected') after[name] = { status: 'disconnected' }
  }
  for (const { name, token } of kept) after[name] = { status: 'connected', token }
  return after
}
