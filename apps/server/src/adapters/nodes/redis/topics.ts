import type { Topic } from '../../../ports/nodes.ts'
import type { NodesLog, RedisClient } from './redis-connection.ts'

type TopicsOptions = { client: RedisClient; nodeId: string; channel: string; log: NodesLog }

/** What travels between nodes. */
type Told = { from: string; topic: string; news: unknown }

/** The topic of a node whose news were lost on their way: nobody knows which. */
const MISSED = 'missed'

/** Nodes that lost Redis together are back, and say that they could not tell, within about this time. Milliseconds. */
const BACK_TOGETHER_MS = 1_000

/** News between nodes over publish and subscribe, on a connection of its own. */
export async function openTopics({ client, nodeId, channel, log }: TopicsOptions) {
  const listeners = new Map<string, ((news: unknown) => void)[]>()
  const reunited: (() => void)[] = []
  /** The others miss news of this node, and are told so as soon as they can be. */
  let isMissed = false
  /** Runs while it was heard that another node's news are missed here. */
  let reuniting: NodeJS.Timeout | undefined
  const subscriber = client.duplicate()
  // The other connection says it: both lose the same server.
  subscriber.on('error', () => undefined)
  await subscriber.connect()
  await subscriber.subscribe(channel, (text) => hear(text))
  subscriber.on('ready', reunite)
  client.on('ready', () => {
    if (!isMissed) return
    isMissed = false
    tell(MISSED, null)
  })

  function reunite(): void {
    for (const again of reunited) again()
  }

  function tell(topic: string, news: unknown): void {
    if (!client.isReady) {
      isMissed = true
      return
    }
    const told: Told = { from: nodeId, topic, news }
    client.publish(channel, JSON.stringify(told)).catch((error: unknown) => {
      isMissed = true
      log.warn({ err: error, topic }, 'The other nodes could not be told')
    })
  }

  /** Once for all nodes that were away together: every page asks for everything again then. */
  function hearOfMissed(): void {
    reuniting ??= setTimeout(() => {
      reuniting = undefined
      reunite()
    }, BACK_TOGETHER_MS).unref()
  }

  function hear(text: string): void {
    const { from, topic, news } = JSON.parse(text) as Told
    if (from === nodeId) return
    if (topic === MISSED) hearOfMissed()
    for (const tell of listeners.get(topic) ?? []) tell(news)
  }

  return {
    topic<News>(name: string, parse: (told: unknown) => News): Topic<News> {
      return {
        tell: (news) => tell(name, news),
        onTold(listener) {
          const told = (news: unknown) => {
            try {
              listener(parse(news))
            } catch (error) {
              log.warn({ err: error, topic: name }, 'What another node told was not understood')
            }
          }
          listeners.set(name, [...(listeners.get(name) ?? []), told])
        },
      }
    },
    onReunited: (listener: () => void) => void reunited.push(listener),
    close() {
      clearTimeout(reuniting)
      subscriber.destroy()
    },
  }
}
