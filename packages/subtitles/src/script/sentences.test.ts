import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SUBTITLE_LANGUAGES, type SubtitleLanguage } from '../rules.ts'
import { sentenceEnds } from './sentences.ts'

/** The sentences of a text, in the order and letters of the text. */
function sentencesOf(text: string, language: SubtitleLanguage): string[] {
  const ends = [...sentenceEnds(text, language), text.length]
  return ends
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '')
}

it.each<[SubtitleLanguage, string[]]>([
  [
    'en',
    ['Dr. Smith met Mr. J. R. Moon at 5 p.m. in the U.S. embassy.', 'Did I?', 'So do I.', 'Yes!'],
  ],
  ['es', ['La Sra. García vive en la Av. Mayor, p. ej. con Ud. y el Dr. Luna.', '¿Verdad?', 'Sí.']],
  [
    'fr',
    ['M. Dupont et Mme. Martin parlent, p. ex. de la lune.', '« Pourquoi ? » dit-elle.', 'Rien.'],
  ],
  ['de', ['Am 3. Oktober kam z. B. Hr. Dr. Müller.', 'Das war d. h. gestern.', 'Gut.']],
  ['it', ['Il Sig. Rossi e la Dott. Bianchi, p. es. ieri, sono partiti.', 'Davvero?', 'Sì.']],
  ['pt', ['O Sr. Silva e a Dra. Souza moram na Av. Central.', 'É verdade?', 'Sim.']],
  ['ja', ['レオは行きました。', '「どこへ？」', '月へ。']],
  ['ko', ['레오가 갔습니다.', '어디로요?', '달로.']],
  ['zh', ['里奥走了。', '去哪里？', '月亮上。']],
  ['ar', ['ذهب ليو إلى القمر.', 'إلى أين؟', 'هناك.']],
  ['hi', ['डॉ. शर्मा चाँद पर गए।', 'कहाँ?', 'वहाँ।']],
  ['ru', ['Г-н. Иванов и А. С. Пушкин живут на ул. Мира.', 'Правда?', 'Да.']],
])('finds the sentences of %s, and none in its abbreviations', (language, sentences) => {
  const glue = language === 'ja' || language === 'zh' ? '' : ' '
  expect(sentencesOf(sentences.join(glue), language)).toEqual(sentences)
})

it('gives opening brackets to the sentence that they open, and loses none', () => {
  expect(sentencesOf('行きました。（月へ。）「『おわり。』」', 'ja')).toEqual([
    '行きました。',
    '（月へ。）',
    '「『おわり。』」',
  ])
})

it('lets a quotation go on where a small letter follows', () => {
  expect(sentencesOf('"Why?" she asked. "Why not?" He laughed.', 'en')).toEqual([
    '"Why?" she asked.',
    '"Why not?"',
    'He laughed.',
  ])
  expect(sentencesOf('', 'en')).toEqual([])
})

it('loses no letter of any text', () => {
  const letters = fc.constantFrom(...' .!?。「」»”"\'aBé月\u0301\n😀,(')
  fc.assert(
    fc.property(
      fc.string({ unit: letters }),
      fc.constantFrom(...SUBTITLE_LANGUAGES),
      (text, language) => {
        const withoutSpace = (of: string) => of.replace(/\s/g, '')
        expect(withoutSpace(sentencesOf(text, language).join(''))).toBe(withoutSpace(text))
      },
    ),
    { numRuns: 500 },
  )
})
