import type { TalkTopic } from '../answering/knowledge.ts'
import type { Listener } from '../answering/speaker.ts'
import { smallTalk as english } from './en/small-talk.ts'
import { smallTalk as spanish } from './es/small-talk.ts'
import { smallTalk as french } from './fr/small-talk.ts'
import type { HostLanguage } from './host-language.ts'
import type { SmallTalk, Wording } from './small-talk.ts'

const SMALL_TALK: Record<HostLanguage, SmallTalk> = { en: english, es: spanish, fr: french }

/** What the host says of each topic. */
const OF_TOPIC: Record<TalkTopic, (talk: SmallTalk) => readonly (string | Wording)[]> = {
  joke: ({ jokes }) => jokes,
  story: ({ stories }) => stories,
  who_are_you: ({ whoAreYou }) => whoAreYou,
  help: ({ help }) => help,
  greet: ({ greet }) => greet,
  thanks: ({ thanks }) => thanks,
  goodbye: ({ goodbye }) => goodbye,
}

/** Examples of what can be asked that one answer gives. */
const EXAMPLES = 3

/** Says something of a topic, each time the next of what there is. */
export class Sayings {
  readonly #said = new Map<string, number>()

  of(topic: TalkTopic, { language, complexity }: Listener): string {
    const all = OF_TOPIC[topic](SMALL_TALK[language])
    const inWords = (saying: string | Wording) =>
      typeof saying === 'string' ? saying : saying[complexity === 'simple' ? 'simple' : 'normal']
    const count = topic === 'help' ? EXAMPLES : 1
    const key = `${language} ${topic}`
    const at = this.#said.get(key) ?? 0
    this.#said.set(key, at + count)
    const chosen = Array.from({ length: count }, (_, nth) => all[(at + nth) % all.length] ?? '')
    return chosen.map(inWords).join(' ')
  }
}
