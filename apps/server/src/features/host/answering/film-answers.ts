import type { Animation } from '@starnest/contract/catalog/catalog'
import { type HostPick, MAX_PICKS } from '@starnest/contract/host/host'
import type { SuggestionRequest, Unmet } from '../../../domain/suggestion.ts'
import { findNamedTitle } from '../titles/find-title.ts'
import { LIKELY, SURE } from '../titles/match-title.ts'
import type { Slots } from '../understanding/understood.ts'
import type { Answered, Asked } from './answered.ts'
import { feelingOf } from './feeling.ts'
import { reasonsInWords, tellingReasons } from './reasons.ts'
import { MOST_SPOKEN } from './speaker.ts'

/** Minutes up to which a film counts as short, and from which on as long. */
const SHORT_MINUTES = 30
const LONG_MINUTES = 60

/** Films for what somebody asked for. */
export async function find(asked: Asked): Promise<Answered> {
  return suggest(asked, requestOf(asked))
}

/** The request before, with what was said now in place of what was said before. */
export async function refine(asked: Asked): Promise<Answered> {
  const { talk, slots } = asked
  const { request = { limit: MAX_PICKS } } = talk
  const narrower = { ...request, ...withoutEmpty(requestOf(asked)), likeId: request.likeId }
  const compared = await compareWith(asked, narrower)
  return suggest(asked, { ...compared, firm: compared.firm ?? firmOf(slots) })
}

/** What a phrase asks for first. */
function firmOf({ topic, moods, genres, length, minutes, isNew }: Slots): Unmet | undefined {
  if (topic) return 'topic'
  if (genres) return 'genre'
  if (moods) return 'mood'
  if (length || minutes !== undefined) return 'length'
  return isNew ? 'new' : undefined
}

/** Others for the same request. */
export async function more(asked: Asked): Promise<Answered> {
  const { talk, speaker } = asked
  const { request = requestOf(asked) } = talk
  const answered = await suggest(asked, { ...request, withoutIds: talk.shown }, 'others')
  if (answered.picks?.length) return answered
  return {
    response: speaker.say('others.none'),
    suggestions: [speaker.say('chip.surprise'), speaker.say('chip.funny')],
  }
}

/** Films like another. */
export async function similar(asked: Asked): Promise<Answered> {
  const title = await titleMeant(asked)
  const { speaker } = asked
  if (title.is !== 'sure') return title.is === 'unsure' ? title.answered : find(asked)
  const likeId = title.animation.id
  // Words of its name say nothing of what films are about.
  const { hints: _hints, topics: _topics, ...request } = requestOf(asked)
  const answered = await suggest(asked, { ...request, likeId })
  if (!answered.picks?.length) return answered
  const { picks } = answered
  const titles = speaker.names(picks.map(({ animation }) => animation.title))
  const like = title.animation.title
  return { ...answered, response: speaker.say('similar', { like, titles, count: picks.length }) }
}

/** A phrase that asks for nothing. Films that have its words in them are offered all the same, without a
 *  claim that it was understood. */
export async function mention(asked: Asked): Promise<Answered> {
  const { mentioned, speaker, films, viewer, knowledge } = asked
  const { say, isSimple, listener } = speaker
  const suggestions = [say('chip.surprise'), say('chip.funny'), say('chip.help')]
  const nothing = { response: say(isSimple ? 'none.simple' : 'none'), suggestions }
  const topics = knowledge.topicsOf(listener.language, mentioned)
  if (topics.length === 0) return nothing
  const request = { topics, limit: MAX_PICKS }
  const { picks: found } = await films.suggest(viewer, request, knowledge.favorites)
  const fitting = found.filter(({ reasons }) => reasons.some(({ is }) => is === 'topic'))
  const picks = fitting.map(({ animation, reasons }) => ({
    animation,
    reason: reasonsInWords(reasons, speaker),
  }))
  if (picks.length === 0) return nothing
  const titles = speaker.names(picks.map(({ animation }) => animation.title))
  return {
    response: say('none.maybe', { titles }),
    suggestions: chipsAfter(asked, picks),
    ...{ picks, picked: idsOf(picks), request },
  }
}

/** Films that are announced. */
export async function comingSoon({ films, viewer, speaker }: Asked): Promise<Answered> {
  const picks = plainPicks(await films.comingSoon(viewer))
  if (picks.length === 0) return { response: speaker.say('soon.none') }
  return { response: speaker.picks('soon', picks), picks, picked: idsOf(picks) }
}

/** Films that the profile watched. */
export async function history({ films, viewer, speaker }: Asked): Promise<Answered> {
  const picks = plainPicks(await films.watched(viewer))
  if (picks.length === 0) return { response: speaker.say('history.none') }
  const titles = speaker.names(picks.map(({ animation }) => animation.title))
  const response = speaker.say('history', { titles, count: picks.length })
  return { response, picks, picked: idsOf(picks) }
}

const plainPicks = (animations: readonly Animation[]): HostPick[] =>
  animations.slice(0, MAX_PICKS).map((animation) => ({ animation, reason: '' }))

const idsOf = (picks: readonly HostPick[]) => picks.map(({ animation }) => animation.id)

async function suggest(
  asked: Asked,
  request: SuggestionRequest,
  as: 'found' | 'others' = 'found',
): Promise<Answered> {
  const { films, viewer, speaker, knowledge } = asked
  const { picks: found, unmet } = await films.suggest(viewer, request, knowledge.favorites)
  const telling = tellingReasons(found, request)
  const picks = found.map(({ animation }, nth) => ({
    animation,
    reason: reasonsInWords(telling[nth] ?? [], speaker),
  }))
  const { withoutIds: _shown, firm: _firm, ...kept } = request
  if (picks.length === 0) return { ...(await nothing(asked)), request: kept }
  return {
    response: foundInWords(asked, { as, unmet, picks }),
    picks,
    picked: idsOf(picks),
    request: kept,
    suggestions: chipsAfter(asked, picks),
  }
}

function foundInWords(
  asked: Asked,
  { as, unmet, picks }: { as: 'found' | 'others'; unmet: readonly Unmet[]; picks: HostPick[] },
): string {
  const { speaker, talk } = asked
  const { say } = speaker
  const names = { titles: speaker.names(picks.map(({ animation }) => animation.title)) }
  const count = Math.min(picks.length, MOST_SPOKEN)
  const feeling = feelingOf(asked)
  if (feeling) return speaker.picks(as, picks, say(`open.${feeling}`))
  const [first] = unmet
  if (!first) return speaker.picks(as, picks, speaker.opening(talk.turns.length))
  const lead = say(as === 'others' ? 'others.over' : `unmet.${first}`)
  return `${lead} ${say('instead', { ...names, count })}`
}

async function nothing(asked: Asked): Promise<Answered> {
  const { films, viewer, speaker, knowledge } = asked
  const { picks } = await films.suggest(viewer, { limit: 1 }, knowledge.favorites)
  const found = speaker.say(picks.length === 0 ? 'found.empty' : 'found.none')
  const feeling = feelingOf(asked)
  const response = feeling ? `${speaker.say(`open.${feeling}`)} ${found}` : found
  return { response, picked: [] }
}

function chipsAfter({ speaker: { say, listener } }: Asked, picks: readonly HostPick[]): string[] {
  const first = say(picks.length > 1 ? 'chip.playFirst' : 'chip.play')
  const calmer = listener.ageGroup === 'child' ? 'chip.calmer' : 'chip.why'
  return [first, say('chip.another'), say('chip.shorter'), say(calmer)]
}

/** What the slots of a phrase ask the catalogue for. */
function requestOf({ slots, mentioned, knowledge, speaker }: Asked): SuggestionRequest {
  const { topic = [], isForAll, length, minutes } = slots
  const topics = knowledge.topicsOf(speaker.listener.language, topic)
  // Whoever says how they feel says what about as well: 'afraid of the dark'.
  const hints = topics.length === 0 ? knowledge.topicsOf(speaker.listener.language, mentioned) : []
  return {
    ...(topics.length > 0 && { topics }),
    ...(hints.length > 0 && { hints }),
    ...pickSlots(slots),
    ...(length && { length }),
    ...(length === 'short' && { mostSeconds: SHORT_MINUTES * 60 }),
    ...(length === 'long' && { leastSeconds: LONG_MINUTES * 60 }),
    ...(minutes !== undefined && { mostSeconds: minutes * 60 }),
    // A film for everybody is one for the youngest; what they may not see was never there.
    ...(isForAll && { withoutMoods: [...(slots.withoutMoods ?? []), 'scary' as const] }),
    limit: MAX_PICKS,
  }
}

const pickSlots = ({ genres, moods, withoutGenres, withoutMoods, age, isNew }: Slots) =>
  withoutEmpty({ genres, moods, withoutGenres, withoutMoods, age, isNew })

/** An object without what is undefined in it. */
function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}

/** 'Shorter' than those before: than the shortest of them where that is possible. */
async function compareWith(
  { slots: { change }, talk, films, viewer }: Asked,
  request: SuggestionRequest,
): Promise<SuggestionRequest> {
  if (!change) return request
  const before = await films.pick(viewer, [...talk.picked])
  const durations = before.map(({ duration }) => duration).filter((seconds) => seconds > 0)
  if (durations.length === 0) {
    return { ...request, length: change === 'longer' ? 'long' : 'short' }
  }
  const middle = durations.toSorted((one, other) => one - other)[durations.length >> 1] ?? 0
  const { mostSeconds: _most, leastSeconds: _least, ...rest } = request
  const ofLength = { ...rest, firm: 'length' as const }
  if (change === 'shorter') return { ...ofLength, length: 'short', mostSeconds: middle - 1 }
  if (change === 'longer') return { ...ofLength, length: 'long', leastSeconds: middle + 1 }
  return { ...request, isNew: change === 'newer' }
}

/** The film that somebody means: clearly, perhaps, or none. */
export type TitleMeant =
  | { is: 'sure'; animation: Animation }
  | { is: 'unsure'; animation: Animation; answered: Answered }
  | { is: 'none' }

/** The film that a phrase means: by its name, by its place in the answer before, or the one at hand. */
export async function titleMeant(
  asked: Asked,
  act?: (id: number) => Answered,
): Promise<TitleMeant> {
  const { slots, viewer, films, search, speaker } = asked
  if (slots.title !== undefined) {
    const named = await findNamedTitle(viewer, slots.title, search)
    if (!named || named.likeness < LIKELY) return { is: 'none' }
    const { animation } = named
    if (named.likeness >= SURE) return { is: 'sure', animation }
    const answered: Answered = {
      ...act?.(animation.id),
      response: speaker.say('ask.mean', { title: animation.title }),
      suggestions: [speaker.say('chip.yes'), speaker.say('chip.no')],
      titleId: animation.id,
    }
    return { is: 'unsure', animation, answered }
  }
  const id = idMeant(asked)
  if (id === undefined) return { is: 'none' }
  const [animation] = await films.pick(viewer, [id])
  return animation ? { is: 'sure', animation } : { is: 'none' }
}

function idMeant({ slots: { position }, talk, openTitleId, isPlaying }: Asked): number | undefined {
  if (position !== undefined) return talk.picked.at(position > 0 ? position - 1 : position)
  if (isPlaying) return openTitleId
  // The page leaves out what is open when the talk has gone on from there.
  return openTitleId ?? talk.titleId ?? talk.picked[0]
}
