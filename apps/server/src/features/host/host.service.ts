import type {
  HostChatAnswer,
  HostChatLine,
  HostChatRequest,
  VoiceCommandAnswer,
  VoiceCommandRequest,
} from '@starnest/contract/host/host'
import { MAX_SUGGESTIONS } from '@starnest/contract/host/host'
import { aiPersonalityOf, type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import { interfaceLanguageOf } from '@starnest/contract/text/languages'
import type { Viewer } from '../../domain/viewer.ts'
import { answer } from './answering/answer.ts'
import { type Answered, type Asked, namedIn, type Talk } from './answering/answered.ts'
import { askBack } from './answering/ask-back.ts'
import type { Films, HostKnowledge } from './answering/knowledge.ts'
import { Speaker } from './answering/speaker.ts'
import { hostLines, wholeAnswer } from './host-lines.ts'
import { type HostLanguage, hostLanguageOf } from './languages/host-language.ts'
import { Conversations, type ConversationsDeps } from './memory/conversations.ts'
import type { Mind } from './mind/mind.service.ts'
import { checkMessage } from './safety/gate.ts'
import { type Refusal, refusalOf, wordsOfRefusal } from './safety/refusal.ts'
import { findNamedTitle, type SearchTitles } from './titles/find-title.ts'
import { LIKELY, SURE } from './titles/match-title.ts'
import { cleanText } from './understanding/tokens.ts'
import type { Understanding } from './understanding/understand-any.ts'
import type { Before, Intent, Understood } from './understanding/understood.ts'

/** What the host stands on; `now` is the clock. */
export type HostServiceDeps = {
  now: ConversationsDeps['now']
  rulesOf: ConversationsDeps['rulesOf']
  activeProfile: (viewer: Viewer) => Promise<Profile>
  understanding: Understanding
  films: Films
  search: SearchTitles
  knowledge: Omit<HostKnowledge, 'favorites'>
  mind: Pick<Mind, 'think'>
  /** A message in English; undefined: nothing here can say it so. For whom the host has no words of their
   *  own language. */
  inEnglish: (viewer: Viewer, text: string) => Promise<string | undefined>
  /** Told of every message that is not answered, once, and never of its words. It returns at once and does not
   *  throw. */
  onHeldBack: (viewer: Viewer, why: Refusal) => void
}

/** Where somebody is while they speak. */
type Place = NonNullable<HostChatRequest['context']>

/** How like a name words have to be that are not said to be one. */
const SURE_OF_BARE = 0.85

/** What the host answers. Profile and ceiling come from the device; nothing that is sent widens them. */
export class HostService {
  readonly #deps: HostServiceDeps
  readonly #talks: Conversations<NonNullable<Talk['request']>>

  constructor(deps: HostServiceDeps) {
    this.#deps = deps
    this.#talks = new Conversations(deps)
  }

  /** Answers a message. */
  chat(viewer: Viewer, request: HostChatRequest): Promise<HostChatAnswer> {
    return wholeAnswer(this.chatLines(viewer, request))
  }

  /** Answers a message, sentence by sentence where a language model does. `signal`: nobody waits any
   *  more. */
  async *chatLines(
    viewer: Viewer,
    { message, context = {} }: HostChatRequest,
    signal?: AbortSignal,
  ): AsyncGenerator<HostChatLine> {
    const heard = await this.#hear(viewer, [message], context)
    const language = languageOf(heard)
    const embedded = async () => chatAnswerOf(await this.#answer(viewer, heard), language)
    if (heard.is === 'answered' || !FREE_TALK.has(heard.reading.intent)) {
      yield { type: 'answer', answer: await embedded() }
      return
    }
    const thoughts = this.#deps.mind.think({
      ...{ viewer, name: heard.name, ageGroup: viewer.youngest },
      ...{ language, message: heard.said },
      history: heard.asked.talk.turns,
      ...(signal && { signal }),
    })
    for await (const line of hostLines(thoughts, { embedded, language })) {
      if (line.type === 'answer' && line.answer.engine === 'language-model') {
        this.#remember(viewer, heard, answeredBy(line.answer))
      }
      yield line
    }
  }

  /** Answers what was heard, in the one of several ways that makes most sense. */
  async voiceCommand(
    viewer: Viewer,
    { transcript, alternatives = [], context = {} }: VoiceCommandRequest,
  ): Promise<VoiceCommandAnswer> {
    const ways = [transcript, ...alternatives.filter((one) => one !== transcript)]
    const heard = await this.#hear(viewer, ways, context)
    const answered = await this.#answer(viewer, heard)
    const recommendations = (answered.picks ?? []).map(({ animation }) => ({
      id: animation.id,
      title: animation.title,
      genre: animation.genre,
      ...(animation.thumbnailUrl && { thumbnail: animation.thumbnailUrl }),
    }))
    const said = heard.is === 'understood' ? heard.said : ''
    return { ...shapeOf(answered, languageOf(heard)), transcript: said, recommendations }
  }

  /** What is meant by what was said, in the one of several ways that makes most sense. What is unsafe or
   *  empty is answered already. */
  async #hear(viewer: Viewer, ways: readonly string[], place: Place): Promise<HeardPhrase> {
    const profile = await this.#deps.activeProfile(viewer)
    const { preferredLanguage, favoriteGenres } = preferencesOf(profile)
    const preferred = hostLanguageOf(preferredLanguage)
    const { tone, complexity } = aiPersonalityOf(profile)
    const speakerIn = (language: HostLanguage) =>
      new Speaker({ language, ageGroup: viewer.youngest, tone, complexity })
    const [first = '', ...others] = ways.map(cleanText)
    if (!/[\p{L}\p{N}]/u.test(first)) {
      const response = speakerIn(preferred).say('empty')
      return { is: 'answered', answered: { response }, language: preferred }
    }
    const refused = await refusalOf(viewer, first, this.#deps.search)
    if (refused) {
      // Nothing of it is kept, nor of what went before: it may be what led there.
      this.#talks.forget(viewer)
      this.#deps.onHeldBack(viewer, refused)
      const shown = interfaceLanguageOf(preferredLanguage) ?? 'en'
      const response = wordsOfRefusal(refused, { youngest: viewer.youngest, language: shown })
      return { is: 'answered', answered: { response }, language: shown }
    }
    const isForeign = interfaceLanguageOf(preferredLanguage) !== preferred
    const english = isForeign ? await this.#deps.inEnglish(viewer, first) : undefined
    const further = english === undefined ? others : [english, ...others]
    const talk = await this.#talks.recall(viewer)
    const { reading, language, said } = await this.#understand(viewer, {
      ...{ talk, place, preferred },
      ways: [first, ...further.filter((one) => checkMessage(one).is === 'fine')],
    })
    const asked: Asked = {
      ...{ viewer, talk, slots: reading.slots, speaker: speakerIn(language) },
      mentioned: this.#deps.understanding.wordsIn(said, language),
      ...{ openTitleId: place.titleId, isPlaying: place.isPlaying },
      ...{ films: this.#deps.films, search: this.#deps.search },
      knowledge: { ...this.#deps.knowledge, favorites: favoriteGenres },
    }
    return { is: 'understood', reading, asked, said, name: profile.displayName }
  }

  async #answer(viewer: Viewer, heard: HeardPhrase): Promise<Answered> {
    if (heard.is === 'answered') return heard.answered
    const { reading, asked } = heard
    const said = await answer(reading.intent, asked)
    const answered = reading.isGuess ? await askBack(said, asked) : said
    this.#remember(viewer, heard, answered)
    return answered
  }

  /** The way of hearing that makes most sense; the first of equally good ones. */
  async #understand(
    viewer: Viewer,
    asked: { ways: string[]; talk: Talk; place: Place; preferred: HostLanguage },
  ) {
    const { ways, talk, place, preferred } = asked
    const before = whatWentBefore(talk, place)
    let best: (Resolved & { language: HostLanguage; said: string }) | undefined
    for (const said of ways) {
      const { readings, language } = this.#deps.understanding.hear(said, { preferred, before })
      const resolved = await this.#resolve(viewer, readings)
      if (!best || resolved.sense > best.sense) best = { ...resolved, language, said }
      if (best.sense >= 1) break
    }
    return best ?? { reading: NOTHING, sense: 0, language: preferred, said: '' }
  }

  /** The first reading that stands: one with a film's name only where there is a film like it. */
  async #resolve(viewer: Viewer, readings: readonly Understood[]): Promise<Resolved> {
    let unsure: Resolved | undefined
    for (const reading of readings) {
      const resolved = await this.#weigh(viewer, reading)
      if (resolved.isSure) return unsure && isOnlyAName(reading) ? unsure : resolved
      if (resolved.sense > (unsure?.sense ?? 0)) unsure = resolved
    }
    return unsure ?? { reading: NOTHING, sense: 0 }
  }

  /** How much sense a reading makes: one without a name as much as it is certain. */
  async #weigh(viewer: Viewer, reading: Understood): Promise<Resolved & { isSure: boolean }> {
    const { certainty, slots } = reading
    if (slots.title === undefined) return { reading, sense: certainty, isSure: true }
    const named = await findNamedTitle(viewer, slots.title, this.#deps.search)
    const likeness = named?.likeness ?? 0
    const isBare = certainty < 1
    if (likeness >= (isBare ? SURE_OF_BARE : SURE)) {
      return { reading, sense: Math.min(1, certainty + likeness / 2), isSure: true }
    }
    const mayBe = likeness >= LIKELY && !isBare
    return { reading, sense: mayBe ? likeness : 0, isSure: false }
  }

  #remember(viewer: Viewer, { said, asked: { talk } }: PhraseUnderstood, answered: Answered): void {
    const { picked = talk.picked, titleId, pending, response } = answered
    const request = answered.request ?? talk.request
    const spokenOf = titleId ?? (answered.picked ? answered.picked[0] : talk.titleId)
    this.#talks.remember(viewer, {
      picked,
      shown: [...talk.shown, ...(answered.picked ?? [])],
      turns: [...talk.turns, { said, answered: response, titleIds: namedIn(answered) }],
      sight: talk.sight,
      ...(request && { request }),
      ...(pending && { pending }),
      ...(spokenOf !== undefined && { titleId: spokenOf }),
    })
  }
}

/** A phrase that was understood. */
type PhraseUnderstood = {
  is: 'understood'
  reading: Understood
  asked: Asked
  /** The way in which it was heard. */
  said: string
  /** Who is spoken to. */
  name: string
}

type HeardPhrase = PhraseUnderstood | { is: 'answered'; answered: Answered; language: string }

/** The language in which a phrase is answered. */
const languageOf = (heard: HeardPhrase): string =>
  heard.is === 'answered' ? heard.language : heard.asked.speaker.listener.language

/** What a language model may answer. All else is a command, of which the embedded engine is sure. */
const FREE_TALK: ReadonlySet<Intent> = new Set([
  ...(['find', 'refine', 'more', 'similar', 'none', 'joke', 'story', 'who_are_you'] as const),
  ...(['greet', 'thanks', 'goodbye'] as const),
])

const NOTHING: Understood = { intent: 'none', slots: {}, certainty: 0 }

/** What is remembered of an answer that a model gave. */
const answeredBy = ({ response, picks, pending }: HostChatAnswer): Answered => ({
  response,
  picks,
  ...(picks.length > 0 && { picked: picks.map(({ animation }) => animation.id) }),
  ...(pending && { pending }),
})

const chatAnswerOf = (answered: Answered, language: string): HostChatAnswer => ({
  ...shapeOf(answered, language),
  picks: answered.picks ?? [],
})

/** Whether a request for films says no more than what may as well be a name, or is a guess. */
const isOnlyAName = ({ intent, slots, isGuess }: Understood) =>
  isGuess ||
  (intent === 'find' && Object.keys(slots).every((name) => name === 'topic')) ||
  intent === 'none'

/** A reading that stands, and how much sense it makes. */
type Resolved = { reading: Understood; sense: number }

function whatWentBefore(talk: Talk, place: Place): Before | undefined {
  if (talk.pending) return 'question'
  if (place.isPlaying) return 'watching'
  if (talk.picked.length > 1) return 'list'
  return talk.titleId !== undefined || place.titleId !== undefined ? 'one' : undefined
}

const shapeOf = ({ response, suggestions = [], action, pending }: Answered, language: string) => ({
  response,
  language,
  suggestions: suggestions.slice(0, MAX_SUGGESTIONS),
  action: action ?? null,
  pending: pending ?? null,
  engine: 'embedded' as const,
})
