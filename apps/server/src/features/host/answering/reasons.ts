import type { PickReason, SuggestionRequest } from '../../../domain/suggestion.ts'
import type { Speaker } from './speaker.ts'

/** A reason in words, without a full stop. */
export function reasonInWords(reason: PickReason, { say }: Speaker): string {
  switch (reason.is) {
    case 'topic':
      return say('reason.topic', { said: reason.said })
    case 'near':
      return say('reason.near', { word: reason.word })
    case 'like':
      return say('reason.like', { title: reason.title })
    case 'mood':
      return say(`reason.mood.${reason.mood}`)
    case 'genre':
      return say('reason.genre', { genre: say(`genre.${reason.genre}`) })
    case 'length':
      return say('reason.length', { count: reason.minutes })
    case 'taste':
      return say('reason.taste', { genre: say(`genre.${reason.genre}`) })
    default:
      return say(`reason.${reason.is}`)
  }
}

/** The strongest reasons in words: one, or two where it may be more. Empty: nothing in particular. */
export function reasonsInWords(reasons: readonly PickReason[], speaker: Speaker): string {
  const told = reasons.slice(0, speaker.isSimple ? 1 : 2)
  return told.map((reason) => reasonInWords(reason, speaker)).join(', ')
}

/** Letters of the shortest word of a story that says something of it. */
const TELLING_LETTERS = 4

/** The reasons of several films that say something: that all are new says nothing unless somebody asked for
 *  it; nor does a short word. Where somebody said how films are to feel, the words by which they said it are
 *  no topic. */
export function tellingReasons(
  films: readonly { reasons: readonly PickReason[] }[],
  { isNew, hints = [], moods = [] }: SuggestionRequest,
): PickReason[][] {
  const areAllNew = films.every(({ reasons }) => reasons.some(({ is }) => is === 'new'))
  const isFelt = hints.length > 0 && moods.length > 0
  const tells = (reason: PickReason) => {
    if (reason.is === 'new') return isNew === true || !areAllNew
    if (reason.is === 'topic') return !isFelt && reason.said.length >= TELLING_LETTERS
    if (reason.is === 'near') return !isFelt && reason.word.length >= TELLING_LETTERS
    return true
  }
  return films.map(({ reasons }) => reasons.filter(tells))
}
