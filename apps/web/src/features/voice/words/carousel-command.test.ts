import { expect, it } from 'vitest'
import { textsInAll } from '../../../testing/texts.ts'
import { carouselCommand } from './carousel-command.ts'

it.each([
  ['next', 'next'],
  ['Next please', 'next'],
  ['slide right', 'next'],
  ['Slide  Right', 'next'],
  ['previous', 'previous'],
  ['go to the previous one', 'previous'],
  ['slide left', 'previous'],
  ['Next!', 'next'],
  ['show me the next one', 'next'],
  ['siguiente', 'next'],
  ['la siguiente, por favor', 'next'],
  ['desliza a la derecha', 'next'],
  ['anterior', 'previous'],
  ['Deslizar a la izquierda', 'previous'],
  ['suivant', 'next'],
  ['Les suivantes, s’il te plaît', 'next'],
  ['glisse à droite', 'next'],
  ['précédent', 'previous'],
  ['Glissez à gauche', 'previous'],
  ['Zum nächsten, bitte', 'next'],
  ['Прокрути дальше', undefined],
  ['Покажи следующий', 'next'],
  ['Предыдущую, пожалуйста!', 'previous'],
  ['次へ。', 'next'],
  ['月', undefined],
  ['つき', undefined],
  ['次回', undefined],
  ['向左滑动', 'previous'],
  ['다음 거 보여 줘', 'next'],
  ['إلى السابق من فضلك', 'previous'],
  ['कृपया अगला', 'next'],
  ['एक और', undefined],
  ['mach weiter mit dem Film', undefined],
  ['play the next episode', undefined],
  ['what comes next week', undefined],
  ['pon el siguiente episodio', undefined],
  ['no next', undefined],
  ['don’t go to the next one', undefined],
  ['à droite', undefined],
  ['nextdoor', undefined],
  ['right', undefined],
  ['left slide', undefined],
  ['the lantern ghost', undefined],
  ['', undefined],
] as const)('"%s" means %s', (transcript, command) => {
  expect(carouselCommand(transcript)).toBe(command)
})

/** What a sentence puts in quotation marks, whatever they look like in its language. */
const quotedIn = (sentence: string) =>
  [...sentence.matchAll(/[«„“「]\s*([^«»„“”「」]+?)\s*[»“”」]/gu)].map(([, words = '']) => words)

it.each(
  textsInAll('jam/jam').map(({ language, texts }) => [language, texts.voiceHelp ?? ''] as const),
)('in %s it understands the words that the Jam Challenge tells people to say: %s', (_, help) => {
  expect(quotedIn(help).map(carouselCommand)).toEqual(['next', 'previous'])
})
