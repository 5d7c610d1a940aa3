import type { Intent } from '../understanding/understood.ts'
import { about } from './about-answer.ts'
import type { Answered, Asked } from './answered.ts'
import {
  askFirst,
  doWithTitle,
  goOn,
  move,
  no,
  openPage,
  startParty,
  tellPlayer,
  timeLeft,
  yes,
} from './deed-answers.ts'
import { comingSoon, find, history, mention, more, refine, similar } from './film-answers.ts'
import type { TalkTopic } from './knowledge.ts'
import { lastSaying } from './last-saying.ts'
import { why } from './why-answer.ts'

type Answer = (asked: Asked) => Answered | Promise<Answered>

/** How each thing that somebody may want is answered. */
const ANSWERS: Record<Intent, Answer> = {
  find,
  similar,
  refine,
  more: oneMore,
  coming_soon: comingSoon,
  history,
  choose: (asked) => doWithTitle(asked, 'open'),
  open: (asked) => doWithTitle(asked, 'open'),
  play: (asked) => doWithTitle(asked, 'play'),
  continue: goOn,
  page: openPage,
  add_to_list: (asked) => askFirst(asked, 'addToList'),
  remove_from_list: (asked) => askFirst(asked, 'removeFromList'),
  start_party: startParty,
  replay_intro: ({ speaker }) => ({
    response: speaker.say('intro'),
    action: { type: 'replayIntro' },
  }),
  pause: (asked) => tellPlayer(asked, 'pause'),
  resume: (asked) => (asked.isPlaying === false ? goOn(asked) : tellPlayer(asked, 'resume')),
  restart: (asked) => tellPlayer(asked, 'restart'),
  forward: (asked) => tellPlayer(asked, 'forward'),
  back: (asked) => tellPlayer(asked, 'back'),
  louder: (asked) => tellPlayer(asked, 'louder'),
  quieter: (asked) => tellPlayer(asked, 'quieter'),
  mute: (asked) => tellPlayer(asked, 'mute'),
  unmute: (asked) => tellPlayer(asked, 'unmute'),
  captions_on: (asked) => tellPlayer(asked, 'captions_on'),
  captions_off: (asked) => tellPlayer(asked, 'captions_off'),
  next: (asked) => move(asked, 'next'),
  previous: (asked) => move(asked, 'previous'),
  time_left: timeLeft,
  why,
  about,
  yes,
  no,
  who_are_you: (asked) => saying(asked, 'who_are_you'),
  joke: (asked) => saying(asked, 'joke'),
  story: (asked) => saying(asked, 'story'),
  help: (asked) => saying(asked, 'help'),
  greet: (asked) => saying(asked, 'greet'),
  thanks: (asked) => saying(asked, 'thanks'),
  goodbye: (asked) => saying(asked, 'goodbye'),
  none: mention,
}

/** Others, or one more of what was told. */
function oneMore(asked: Asked): Answered | Promise<Answered> {
  const told = lastSaying(asked.talk)
  return told ? saying(asked, told) : more(asked)
}

function saying({ speaker, knowledge }: Asked, topic: TalkTopic): Answered {
  const { say } = speaker
  return {
    response: knowledge.sayingOf(topic, speaker.listener),
    suggestions: [
      say('chip.surprise'),
      say('chip.funny'),
      say(topic === 'story' ? 'chip.joke' : 'chip.story'),
    ],
  }
}

/** Answers what somebody wants. */
export function answer(intent: Intent, asked: Asked): Answered | Promise<Answered> {
  return ANSWERS[intent](asked)
}
