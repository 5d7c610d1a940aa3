import type { HostAction } from '@starnest/contract/host/host'
import { textIn } from '@starnest/contract/text/texts'
import { guessTexts } from '../replying/guesses.texts.ts'
import type { Answered, Asked } from './answered.ts'

/** An answer to what was only guessed: what it would do at once is asked first, and done after a yes. */
export async function askBack(answered: Answered, asked: Asked): Promise<Answered> {
  const { action, ...rest } = answered
  if (!action) return answered
  const { say } = asked.speaker
  return {
    ...rest,
    response: await questionFor(action, asked),
    pending: action,
    suggestions: [say('chip.yes'), say('chip.no')],
  }
}

async function questionFor(action: HostAction, asked: Asked): Promise<string> {
  const { speaker, films, viewer } = asked
  const { language } = speaker.listener
  const ask = (name: keyof (typeof guessTexts)['en'] & string, values?: { title: string }) =>
    textIn(guessTexts[language], language, { name, ...(values && { values }) })
  const titleId = 'titleId' in action ? action.titleId : null
  const [animation] = titleId === null ? [] : await films.pick(viewer, [titleId])
  const values = { title: animation?.title ?? '' }
  switch (action.type) {
    case 'play':
      return ask('play', values)
    case 'open':
      return speaker.say('ask.mean', values)
    case 'page':
      return ask(`page.${action.page}`)
    case 'player':
      return ask(action.command)
    case 'move':
      return ask(action.direction)
    case 'replayIntro':
      return ask('intro')
    case 'addToList':
      return speaker.say('ask.add', values)
    case 'removeFromList':
      return speaker.say('ask.remove', values)
    case 'startParty':
      return speaker.say('ask.party')
  }
}
