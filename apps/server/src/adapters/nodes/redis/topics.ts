import type { Topic } from '../../../ports/nodes.ts'
import type { NodesLog, RedisClient } from './redis-connection.ts'

type TopicsOptions = { client: RedisClient; nodeId: string; channel: string; log: NodesLog }

/** What travels between nodes. */
type Told = { from: string; topic: string; news: unknown }

/** News between nodes over publish and subscribe, on a connection of its own. */
export async function openTopics({ client, nodeId, channel, log }: TopicsOptions) {
  const listeners = new Map<string, ((news: unknown) => void)[]>()
  const reunited: (() => void)[] = []
  const subscriber = client.duplicate()
  // The other connection says it: both lose the same server.
  subscriber.on('error', () => undefined)
  await subscriber.connect()
  await subscriber.subscribe(channel, (text) => hear(text))
  subscriber.on('ready', () => {
    for (const tell of reunited) tell()
  })

  function hear(text: string): void {
    const { from, topic, news } = JSON.parse(text) as Told
    if (from === nodeId) return
    for (const tell of listeners.get(topic) ?? []) tell(news)
  }

  return {
    topic<News>(name: string, parse: (told: unknown) => News): Topic<News> {
      return {
        tell(news) {
          if (!client.isReady) return
          const told: Told = { from: nodeId, topic: name, news }
          client.publish(channel, JSON.stringify(told)).catch((error: unknown) => {
            log.warn({ err: error, topic: name }, 'The other nodes could not be told')
          })
        },
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
    close: () => subscriber.destroy(),
  }
}
