import type { Animation } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
import { MOODS, type Mood, type TitleSummary } from '@starnest/contract/host/summary'
import type { Answered, Asked } from './answered.ts'
import { whichFilm } from './deed-answers.ts'
import { titleMeant } from './film-answers.ts'

/** Words by which somebody asks how a film feels, folded to small letters. */
const ASKED_MOODS: Partial<Record<Mood, readonly string[]>> = {
  scary: [
    ...['scary', 'frightening', 'spooky', 'creepy', 'miedo', 'asusta', 'terror'],
    ...['peur', 'effrayant', 'effrayante'],
  ],
  funny: ['funny', 'hilarious', 'divertida', 'divertido', 'graciosa', 'drôle', 'rigolo', 'marrant'],
  sad: ['sad', 'triste'],
  exciting: ['exciting', 'thrilling', 'emocionante', 'palpitant', 'palpitante', 'passionnant'],
  calm: ['calm', 'quiet', 'tranquila', 'tranquilo', 'calme', 'doux'],
  romantic: ['romantic', 'romántica', 'romántico', 'romantique'],
}

/** Sentences of a film that are told, and to somebody who is to be spoken to simply. */
const TOLD_SENTENCES = 3
const TOLD_SIMPLY = 2

/** Characters of a description that are looked at. */
const MOST_CHARACTERS = 2000

/** What a film is about, how long it takes, or whether it feels as somebody asked. */
export async function about(asked: Asked): Promise<Answered> {
  const { speaker } = asked
  const meant = await titleMeant(asked)
  if (meant.is === 'unsure') return meant.answered
  if (meant.is === 'none') return whichFilm(asked)
  const { animation } = meant
  return {
    response: await told(asked, animation),
    picks: [{ animation, reason: '' }],
    suggestions: [speaker.say('chip.play'), speaker.say('chip.add')],
    titleId: animation.id,
  }
}

async function told(asked: Asked, animation: Animation): Promise<string> {
  const { say, isSimple } = asked.speaker
  const { title, duration } = animation
  const summary = await summaryOf(asked, animation.id)
  const mood = moodAsked(asked, title)
  if (mood && summary) {
    const isSo = summary.moods.some((one) => one.mood === mood)
    return isSo
      ? say('is.so', { title, reason: say(`reason.mood.${mood}`) })
      : say('is.not', { title })
  }
  const sentences = sentencesOf(animation, summary, asked)
  const words = sentences.slice(0, isSimple ? TOLD_SIMPLY : TOLD_SENTENCES).join(' ')
  const about = words ? say('about', { title, summary: words }) : say('about.none', { title })
  const minutes = Math.max(1, Math.round(duration / 60))
  return duration > 0 ? `${about} ${say('about.length', { count: minutes })}` : about
}

/** How the film is asked to feel; words of its own name ask for nothing. */
function moodAsked({ mentioned }: Asked, title: string): Mood | undefined {
  const named = title.toLowerCase()
  const said = mentioned.map((word) => word.toLowerCase()).filter((word) => !named.includes(word))
  return MOODS.find((mood) => ASKED_MOODS[mood]?.some((word) => said.includes(word)))
}

async function summaryOf(
  { knowledge, viewer, speaker }: Asked,
  id: number,
): Promise<TitleSummary | undefined> {
  try {
    return await knowledge.summaryOf(viewer, id, speaker.listener.language)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return undefined
  }
}

/** A description was written to be read by itself; what is said in a film is told where it is in the language
 *  that is spoken, and nothing else is. */
function sentencesOf(
  { description }: Animation,
  summary: TitleSummary | undefined,
  { speaker }: Asked,
): readonly string[] {
  const { language } = speaker.listener
  const isDubbed = summary?.source === 'captions' && summary.language?.startsWith(language)
  if (!description || (isDubbed && language !== 'en')) return summary?.sentences ?? []
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' })
  const text = description.slice(0, MOST_CHARACTERS)
  return [...segments.segment(text)].map(({ segment }) => segment.trim())
}
