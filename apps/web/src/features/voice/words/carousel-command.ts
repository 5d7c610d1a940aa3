import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** Which way a carousel is moved. */
export type CarouselCommand = 'next' | 'previous'

/** The specification's words, and those that a screen tells people to say, in every language of the interface. */
const SAID: Record<InterfaceLanguage, Record<CarouselCommand, string>> = {
  en: { next: 'next, slide right', previous: 'previous, slide left' },
  es: {
    next: 'siguiente, siguientes, desliza a la derecha, deslizar a la derecha',
    previous: 'anterior, anteriores, desliza a la izquierda, deslizar a la izquierda',
  },
  fr: {
    next: 'suivant, suivante, suivants, suivantes, glisse à droite, glisser à droite, glissez à droite, fais glisser à droite',
    previous:
      'précédent, précédente, précédents, précédentes, glisse à gauche, glisser à gauche, glissez à gauche, fais glisser à gauche',
  },
  de: {
    next: 'weiter, nächste, nächster, nächstes, nächsten, wisch nach rechts, nach rechts wischen',
    previous:
      'zurück, vorige, voriger, voriges, vorigen, vorherige, vorheriger, vorheriges, vorherigen, wisch nach links, nach links wischen',
  },
  it: {
    next: 'avanti, prossimo, prossima, prossimi, prossime, successivo, successiva, scorri a destra',
    previous: 'indietro, precedente, precedenti, scorri a sinistra',
  },
  pt: {
    next: 'próximo, próxima, próximos, próximas, seguinte, seguintes, deslize para a direita',
    previous: 'anterior, anteriores, deslize para a esquerda',
  },
  ru: {
    next: 'дальше, далее, вперёд, следующий, следующая, следующую, следующее, следующие, листай вправо',
    previous: 'назад, предыдущий, предыдущая, предыдущую, предыдущее, предыдущие, листай влево',
  },
  zh: {
    next: '下一个, 下一個, 下一部, 下一页, 下一頁, 向右滑, 向右滑动, 往右滑, 请下一个',
    previous:
      '上一个, 上一個, 上一部, 上一页, 上一頁, 前一个, 前一個, 向左滑, 向左滑动, 往左滑, 请上一个',
  },
  ja: {
    next: '次, 次へ, 次の, 次お願い, 次お願いします, 次をお願いします, つぎ, つぎへ, 右へスライド, 右にスライド',
    previous:
      '前, 前へ, 前の, 前お願い, 前お願いします, 前をお願いします, まえ, まえへ, 左へスライド, 左にスライド',
  },
  ko: {
    next: '다음, 다음 거, 다음 것, 다음으로, 오른쪽으로 넘겨',
    previous: '이전, 이전 거, 이전 것, 이전으로, 왼쪽으로 넘겨',
  },
  ar: { next: 'التالي, التالية', previous: 'السابق, السابقة' },
  hi: { next: 'अगला, अगली, अगले, आगे', previous: 'पिछला, पिछली, पिछले, पीछे' },
}

/** What people say around them without meaning more. */
const AROUND = [
  'please go to the one ones now again and show me move slide carousel row page ok okay hey leo',
  'por favor ve ir a al la el lo los las uno una muestra muevete fila pagina ahora otra vez y',
  's il te plait vous aux au va aller vers le les un une montre moi rangee encore maintenant et',
  'bitte der die das den eins zum zur zu geh gehe mal noch zeig mir jetzt und',
  'per favore vai alla il i gli mostra mi mostrami ora ancora e',
  'vai para o os as um uma mostre mostra me agora de novo',
  'пожалуйста ну и ещё раз покажи мне теперь к на',
  'お願い お願いします ください 見せて',
  '좀 주세요 보여 줘 보여줘 보여주세요 한번 더',
  'من فضلك إلى اذهب أرني الآن و',
  'कृपया एक और अब वाला वाली वाले पर जाओ दिखाओ दिखाइए',
]

/** Small letters without accents, one blank between words. Signs that are letters of their script stay. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** With a blank before and after it: whole words are looked for. */
const asWords = (text: string) => ` ${plainText(text)} `

const COMMANDS = Object.values(SAID).flatMap((said) =>
  (['next', 'previous'] as const).flatMap((command) =>
    said[command].split(',').map((words) => ({ command, words: asWords(words) })),
  ),
)

const IS_AROUND = new Set(plainText(AROUND.join(' ')).split(' '))

/** The way a spoken phrase moves the carousel, found by its words: 'next' or 'slide right', 'previous' or
 *  'slide left', or the same in any language of the interface. Undefined for any other phrase, and for one that asks
 *  for more ('play the next episode'): that is the host's to understand.
 *  Source: specification §5, "Carousel voice commands". */
export function carouselCommand(transcript: string): CarouselCommand | undefined {
  const said = asWords(transcript)
  const isAllThatWasSaid = (words: string) =>
    said.includes(words) &&
    said
      .replace(words, ' ')
      .split(' ')
      .every((word) => word === '' || IS_AROUND.has(word))
  return COMMANDS.find(({ words }) => isAllThatWasSaid(words))?.command
}
