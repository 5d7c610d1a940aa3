import type { SubtitleLanguage } from '../rules.ts'
import { type Random, randomOf } from './random.ts'

type Vocabulary = { words: readonly string[]; ends: readonly string[]; comma: string }

const latin = (words: string): Vocabulary => ({
  words: words.split(' '),
  ends: ['.', '.', '.', '!', '?', '…'],
  comma: ',',
})

const VOCABULARY: Readonly<Record<SubtitleLanguage, Vocabulary>> = {
  en: latin(
    'the a little Leo star Dr. Mr. Smith New York and because with is not have seen dragon moon of in extraordinary spaceship I you never 3 U.S.',
  ),
  es: latin(
    'el la pequeño León estrella Sra. García Nueva York y porque con es no he visto dragón luna de en extraordinaria p. ej. nave yo tú nunca',
  ),
  fr: latin(
    "le la petit Léo étoile M. Dupont New York et parce que avec est ne j'ai vu l'étoile lune de dans extraordinaire c'est-à-dire vaisseau jamais",
  ),
  de: latin(
    'der die kleine Leo Stern Hr. Müller z. B. und weil mit ist nicht habe gesehen Drache Mond am 3. Oktober Weltraumbahnhofsvorsteher Raumschiff',
  ),
  it: latin(
    "il la piccolo Leo stella Sig. Rossi e perché con è non ho visto l'amico luna di nel straordinariamente astronave mai gli",
  ),
  pt: latin(
    'o a pequeno Léo estrela Sra. Silva e porque com é não tenho visto dragão lua de no extraordinariamente nave nunca você',
  ),
  ja: {
    words:
      '小さな 星の子 レオ は が 宇宙船 静かに 飛んで いきました ドラゴン と 月 「 」 ちょっと ファンタジー STAR です から きょう'.split(
        ' ',
      ),
    ends: ['。', '。', '！', '？', '…'],
    comma: '、',
  },
  ko: {
    words:
      '작은 별 레오 는 우주선 조용히 날아갑니다 드래곤 그리고 달 왜냐하면 수 있습니다 이 그 정말로 아무도 몰랐습니다'.split(
        ' ',
      ),
    ends: ['.', '!', '?'],
    comma: ',',
  },
  zh: {
    words:
      '小 星星 里奥 的 宇宙飞船 静静地 飞走了 龙 和 月亮 “ ” 因为 没有人 知道 STAR 了 回家'.split(
        ' ',
      ),
    ends: ['。', '！', '？'],
    comma: '，',
  },
  ar: {
    words:
      'النجمة الصغيرة ليو في السماء البعيدة سأل و لأن مع التنين القمر لا يعرف أحد Starnest الجواب من إلى'.split(
        ' ',
      ),
    ends: ['.', '!', '؟'],
    comma: '،',
  },
  hi: {
    words:
      'छोटा तारा लियो ने पूछा आसमान में रहता था और क्योंकि के साथ ड्रैगन चाँद नहीं पता किसी को डॉ. श्री रास्ता'.split(
        ' ',
      ),
    ends: ['।', '!', '?'],
    comma: ',',
  },
  ru: latin(
    'маленький Лео звезда г-н Иванов и потому что с не видел дракон луна в на необыкновенный космический корабль никогда я ты',
  ),
}

const SPACELESS: readonly SubtitleLanguage[] = ['ja', 'zh']

/** What stands in scripts besides words. */
const ODD: readonly ((random: Random) => string)[] = [
  ({ below }) => 'x'.repeat(60 + below(200)),
  () => '10:30',
  () => '1.567.202',
  () => '👨‍👩‍👧‍👦',
  () => '♪',
  () => '-->',
  () => '<b>&amp;',
  () => 'سلام Leo 123',
  () => 'สวัสดีชาวโลก',
  () => '({[“',
  () => '”]})',
  ({ below }) => `z${'\u0301'.repeat(1 + below(60))}`,
  () => 'ー'.repeat(30),
  () => '\u00a0\u3000\t',
  () => '\u200f',
  () => '𝔘𝔫𝔦',
]

/** A script by a seed: paragraphs of dialogue and telling, with whatever people paste into one. */
export function randomScript(seed: number, language: SubtitleLanguage): string {
  const random = randomOf(seed)
  const paragraphs = 1 + random.below(4)
  return Array.from({ length: paragraphs }, () => paragraph(random, language)).join(
    random.pick(['\n\n', '\r\n\r\n', '\n \n', '\n\n\n\n']),
  )
}

function paragraph(random: Random, language: SubtitleLanguage): string {
  const lines = Array.from({ length: 1 + random.below(4) }, () => {
    const mark = random.pick(['', '', '', '- ', '—', 'LEO: ', 'レオ：', '♪ '])
    const sentences = Array.from({ length: 1 + random.below(3) }, () => sentence(random, language))
    return mark + sentences.join(SPACELESS.includes(language) ? '' : ' ')
  })
  return lines.join(random.pick(['\n', '\r\n', '\n  ']))
}

function sentence(random: Random, language: SubtitleLanguage): string {
  const { words, ends, comma } = VOCABULARY[language]
  const glue = SPACELESS.includes(language) ? '' : ' '
  const said = Array.from({ length: 1 + random.below(18) }, () => {
    const word = random.chance(0.03) ? random.pick(ODD)(random) : random.pick(words)
    return random.chance(0.1) ? word + comma : word
  })
  return said.join(glue) + random.pick(ends)
}
