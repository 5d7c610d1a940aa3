import type { HostAction, PlayerCommand } from '@starnest/contract/host/host'
import type { Answered, Asked } from './answered.ts'
import { titleMeant } from './film-answers.ts'

/** What is done with a film at once. */
export async function doWithTitle(asked: Asked, type: 'play' | 'open'): Promise<Answered> {
  const { speaker } = asked
  const meant = await titleMeant(asked, (titleId) => ({ response: '', pending: { type, titleId } }))
  if (meant.is === 'unsure') return meant.answered
  if (meant.is === 'none') return whichFilm(asked)
  const { id, title, isComingSoon } = meant.animation
  // What is only announced cannot be played; its page says when it comes.
  const isPlayed = type === 'play' && !isComingSoon
  return {
    response: speaker.say(isPlayed ? 'playing' : 'opening', { title }),
    action: { type: isPlayed ? 'play' : 'open', titleId: id },
    titleId: id,
    suggestions: isPlayed ? [] : [speaker.say('chip.play'), speaker.say('chip.about')],
  }
}

/** What changes something asks first. */
export async function askFirst(
  asked: Asked,
  type: 'addToList' | 'removeFromList',
): Promise<Answered> {
  const { speaker } = asked
  const meant = await titleMeant(asked, (titleId) => ({ response: '', pending: { type, titleId } }))
  if (meant.is === 'unsure') return meant.answered
  if (meant.is === 'none') return whichFilm(asked)
  const { id, title } = meant.animation
  return {
    ...question(asked, { type, titleId: id }),
    response: speaker.say(type === 'addToList' ? 'ask.add' : 'ask.remove', { title }),
    titleId: id,
  }
}

/** A party, with a film where one was named or is at hand. */
export async function startParty(asked: Asked): Promise<Answered> {
  const { speaker, slots } = asked
  const isNamed = slots.title !== undefined || slots.isThis === true
  const meant = isNamed ? await titleMeant(asked) : undefined
  if (meant?.is !== 'sure') {
    return {
      ...question(asked, { type: 'startParty', titleId: null }),
      response: speaker.say('ask.party'),
    }
  }
  const { id, title } = meant.animation
  return {
    ...question(asked, { type: 'startParty', titleId: id }),
    response: speaker.say('ask.partyWith', { title }),
    titleId: id,
  }
}

function question({ speaker: { say } }: Asked, pending: HostAction) {
  return { pending, suggestions: [say('chip.yes'), say('chip.no')] }
}

/** Nobody knows which film is meant. */
export function whichFilm({ speaker: { say }, talk }: Asked): Answered {
  const chips = talk.picked.length > 0 ? [say('chip.playFirst')] : []
  return { response: say('ask.which'), suggestions: [...chips, say('chip.surprise')] }
}

/** A yes to what was asked: it is done now. Titles are checked anew. */
export async function yes(asked: Asked): Promise<Answered> {
  const { talk, speaker, films, viewer } = asked
  const { pending } = talk
  if (!pending) {
    return { response: speaker.say('no.pending'), suggestions: [speaker.say('chip.surprise')] }
  }
  const done = speaker.say(pending.type === 'startParty' ? 'opening.page' : 'done')
  const titleId = 'titleId' in pending ? pending.titleId : null
  if (titleId === null) return { response: done, action: pending }
  const [animation] = await films.pick(viewer, [titleId])
  if (!animation) return { response: speaker.say('ask.which') }
  const { title } = animation
  const isShown = pending.type === 'play' || pending.type === 'open'
  const response = isShown
    ? speaker.say(pending.type === 'play' ? 'playing' : 'opening', { title })
    : done
  return { response, action: pending, titleId }
}

/** A no: what was asked is not done. */
export function no({ speaker, talk }: Asked): Answered {
  return {
    response: speaker.say(talk.pending ? 'done.no' : 'no.pending'),
    suggestions: [speaker.say('chip.another'), speaker.say('chip.surprise')],
  }
}

/** Another screen. */
export function openPage({ speaker, slots }: Asked): Answered {
  if (!slots.page) return { response: speaker.say('none') }
  return { response: speaker.say('opening.page'), action: { type: 'page', page: slots.page } }
}

/** A command for the player; nothing where no film plays. */
export function tellPlayer({ speaker, slots, isPlaying }: Asked, command: PlayerCommand): Answered {
  if (isPlaying === false) return { response: speaker.say('player.none') }
  const seconds = slots.seconds === undefined ? {} : { seconds: Math.min(36_000, slots.seconds) }
  return {
    response: speaker.say('player.on'),
    action: { type: 'player', command, ...seconds },
  }
}

/** The next or previous episode or carousel. */
export function move({ speaker }: Asked, direction: 'next' | 'previous'): Answered {
  return { response: speaker.say(`player.${direction}`), action: { type: 'move', direction } }
}

/** The film that was begun last, after a question. */
export async function goOn(asked: Asked): Promise<Answered> {
  const { films, viewer, speaker } = asked
  const [latest] = await films.unfinished(viewer)
  if (!latest) {
    return { response: speaker.say('continue.none'), suggestions: [speaker.say('chip.surprise')] }
  }
  const { animation, positionSeconds } = latest
  return {
    ...question(asked, { type: 'play', titleId: animation.id }),
    response: speaker.say('ask.continue', {
      title: animation.title,
      time: clock(positionSeconds),
    }),
    picks: [{ animation, reason: speaker.say('reason.begun') }],
    titleId: animation.id,
  }
}

/** Seconds as m:ss. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** How much time is left to watch today. */
export async function timeLeft({ knowledge, viewer, speaker }: Asked): Promise<Answered> {
  const time = await knowledge.timeOf(viewer)
  if (time.is === 'unlimited') return { response: speaker.say('time.free') }
  if (time.is === 'over') return { response: speaker.say('time.over') }
  return { response: speaker.say('time.left', { count: Math.ceil(time.seconds / 60) }) }
}
