import type { SuggestionRequest } from '../../../domain/suggestion.ts'
import type { Answered, Asked } from './answered.ts'
import { titleMeant } from './film-answers.ts'
import { reasonsInWords } from './reasons.ts'

/** Why a film was suggested: the reasons that it was picked by, found anew. */
export async function why(asked: Asked): Promise<Answered> {
  const { films, viewer, speaker, talk, knowledge } = asked
  const meant = await titleMeant(asked)
  if (meant.is !== 'sure') return { response: speaker.say('why.nothing') }
  const { id, title } = meant.animation
  const request: SuggestionRequest = { ...talk.request, limit: MOST_COMPARED }
  const { picks } = await films.suggest(viewer, request, knowledge.favorites)
  const reasons = picks.find(({ animation }) => animation.id === id)?.reasons ?? []
  const reason = reasonsInWords(reasons, speaker)
  const response = reason ? speaker.say('why', { title, reason }) : speaker.say('why.none')
  return {
    response,
    titleId: id,
    suggestions: [speaker.say('chip.play'), speaker.say('chip.another')],
  }
}

/** Films among which the one is looked for. */
const MOST_COMPARED = 25
