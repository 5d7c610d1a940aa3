import { describe, expect, it } from 'vitest'
import { faultsOf } from '../cue-faults.ts'
import { type Audience, rulesFor, SUBTITLE_LANGUAGES, type SubtitleLanguage } from '../rules.ts'
import { randomScript } from '../testing/random-scripts.ts'
import { foldedText, joinScript } from './script-text.ts'
import { MAX_SCRIPT_CHARACTERS, splitScript } from './split-script.ts'

const split = (script: string, language: SubtitleLanguage, audience: Audience = 'adult') => [
  ...splitScript(script, { language, audience }),
]
const texts = (script: string, language: SubtitleLanguage = 'en') =>
  split(script, language).map(({ text }) => text)
const withoutSpace = (text: string) => text.replace(/[\s\p{Cc}]/gu, '')

describe.each(SUBTITLE_LANGUAGES)('a script in %s', (language) => {
  it('becomes cues that keep every rule, with every letter of it, whatever it holds', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const audience = seed % 2 === 0 ? 'adult' : 'child'
      const script = randomScript(seed, language)
      const cues = split(script, language, audience)
      expect({ seed, faults: faultsOf(cues, rulesFor(language, audience)) }).toEqual({
        seed,
        faults: [],
      })
      expect(joinScript(cues)).toBe(foldedText(script))
      expect(withoutSpace(cues.map(({ text }) => text).join(''))).toBe(
        withoutSpace(script.toWellFormed()),
      )
    }
  })
})

describe('lines', () => {
  it.each<[SubtitleLanguage, string]>([
    [
      'en',
      'I have never seen a dragon that was as small as the one that my brother found in the garden',
    ],
    [
      'es',
      'El pequeño león salió de la casa con su abuela y caminó por el bosque hasta la orilla del río',
    ],
    [
      'fr',
      'Le petit lion a quitté la maison avec sa grand-mère et il a marché dans la forêt jusqu’à la rivière',
    ],
    [
      'de',
      'Das kleine Mädchen ging mit der Großmutter in den dunklen Wald und hat die Sterne am Himmel gesehen',
    ],
    [
      'it',
      'Il piccolo leone uscì dalla casa con la nonna e camminò nel bosco fino alla riva del fiume',
    ],
    [
      'pt',
      'O pequeno leão saiu da casa com a avó e caminhou pela floresta até a margem do rio azul',
    ],
    [
      'ru',
      'Маленький лев вышел из дома вместе с бабушкой и пошёл по лесу до самой реки, где жили звёзды',
    ],
  ])('in %s never end with an article or a preposition', (language, script) => {
    const lines = texts(script, language).flatMap((text) => text.split('\n'))
    expect(lines.length).toBeGreaterThan(1)
    const bound =
      /(?:^|\s)(?:a|the|my|in|that|el|la|de|por|le|sa|dans|der|den|die|am|il|nel|o|da|pela|из|с|по|до)$/iu
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(bound)
  })

  it('keep names, titles and helping verbs together', () => {
    const names = ['Leo Starling', 'New York', 'Mr. Brown', 'have seen', 'Dr. Ada Moon']
    for (const name of names) {
      for (let words = 3; words < 12; words++) {
        const script = `${'lantern '.repeat(words)}${name} ${'lantern '.repeat(6)}`
        expect(texts(script).some((text) => text.replaceAll('\n', '|').includes(name))).toBe(true)
      }
    }
  })

  it('break after a comma rather than in the middle, and are of a length otherwise', () => {
    expect(texts('When the moon came up over the hill, everybody went out to see it.')).toEqual([
      'When the moon came up over the hill,\neverybody went out to see it.',
    ])
  })

  it('in Japanese and Chinese begin with no mark and no small kana', () => {
    const script =
      '「ちょっとまって、きょうはとってもいいてんきですよ。」とレオはいいました。'.repeat(20)
    for (const line of texts(script, 'ja').flatMap((text) => text.split('\n'))) {
      expect(line).not.toMatch(/^[、。」ーっゃゅょァィ]|「$/)
    }
    for (const line of texts('“你要去哪里？”里奥问道，没有人知道。'.repeat(20), 'zh').flatMap(
      (text) => text.split('\n'),
    )) {
      expect(line).not.toMatch(/^[，。？”]|“$/)
    }
  })

  it('break a word of 200 letters where they must, and lose none of it', () => {
    const lines = texts(`Say ${'ha'.repeat(100)} now.`).flatMap((text) => text.split('\n'))
    expect(Math.max(...lines.map(({ length }) => length))).toBe(42)
    expect(withoutSpace(lines.join(''))).toBe(`Say${'ha'.repeat(100)}now.`)
  })

  it('break no letter apart', () => {
    const family = '👨‍👩‍👧‍👦'
    const lines = texts(family.repeat(40)).flatMap((text) => text.split('\n'))
    for (const line of lines) expect(line).toBe(family.repeat(line.length / family.length))
  })
})

describe('cues', () => {
  it('hold a sentence each, and abbreviations end none', () => {
    expect(
      texts('Dr. Smith met Mr. Brown at the harbour. They sailed to the U.S. with J. R. Moon.'),
    ).toEqual([
      'Dr. Smith met Mr. Brown at the harbour.',
      'They sailed to the U.S. with J. R. Moon.',
    ])
    expect(texts('Es gibt z. B. am 3. Oktober viele Drachen.', 'de')).toEqual([
      'Es gibt z. B. am 3. Oktober viele Drachen.',
    ])
  })

  it('end no sentence within what somebody asks or cries', () => {
    expect(
      texts('"Why can\'t I?" she asked her grandmother. « Pourquoi ? » Nobody knew the old word.'),
    ).toEqual([
      '"Why can\'t I?" she asked her grandmother.',
      '« Pourquoi ? » Nobody knew the old word.',
    ])
    const french = texts(
      'Elle a demandé pourquoi ! « Mais non ? » dit la grand-mère du petit dragon.',
      'fr',
    )
    for (const line of french.flatMap((text) => text.split('\n')))
      expect(line).not.toMatch(/^[?!»]|«$/)
  })

  it('begin with whoever speaks, and keep who it is', () => {
    expect(
      texts('LEO: Are you there?\nMOON: I am.\n- Who else?\n- Nobody.\n♪ La la ♪\nHe sang.'),
    ).toEqual([
      'LEO: Are you there?',
      'MOON: I am.',
      '- Who else?',
      '- Nobody.',
      '♪ La la ♪',
      'He sang.',
    ])
  })

  it('stand as long as they are read, a child longer, with two frames between them and more at a paragraph', () => {
    const script = 'A star fell into the garden tonight.\n\nNobody saw it.'
    expect(split(script, 'en', 'adult')).toMatchObject([
      { startSeconds: 0, endSeconds: 1.8 },
      { startSeconds: 2.484, endSeconds: 3.318 },
    ])
    expect(split(script, 'en', 'child')[0]?.endSeconds).toBe(2.118)
  })

  it.each(['', '   ', '\n\n\n', '\u0000'])('of %j are none', (script) => {
    expect(split(script, 'en')).toEqual([])
  })
})

describe('a long script', () => {
  it('keeps every rule and every letter, whatever it repeats', () => {
    for (const piece of ['a', 'a ', '. ', '星の子', '- \n', '（', 'é\u0301']) {
      const script = piece.repeat(Math.ceil(50_000 / piece.length))
      const cues = split(script, 'ja')
      expect(faultsOf(cues, rulesFor('ja', 'adult'))).toEqual([])
      expect(joinScript(cues)).toBe(foldedText(script))
    }
  })

  it('comes cue by cue: the first ones need no more than the first part of it', () => {
    const cues = splitScript('星の子'.repeat(300_000), { language: 'ja', audience: 'adult' })
    const began = Date.now()
    expect(cues.next().value?.text).toContain('星の子')
    const firstMs = Date.now() - began
    expect([...cues].length).toBeGreaterThan(30_000)
    expect(firstMs).toBeLessThan((Date.now() - began) / 10)
  })

  it('takes time that grows with its length and not faster', () => {
    const sentence = 'The little star went home, because it was late and the moon had seen it. '
    const tookMs = (characters: number) => {
      const script = sentence.repeat(Math.ceil(characters / sentence.length))
      const began = Date.now()
      expect(split(script, 'en').length).toBeGreaterThan(characters / 80)
      return Date.now() - began
    }
    tookMs(50_000)
    const short = Math.max(5, Math.min(tookMs(50_000), tookMs(50_000), tookMs(50_000)))
    const limitMs = short * 16 * 6
    let longMs = tookMs(800_000)
    // Others may use the processor meanwhile.
    for (let again = 1; again <= 4 && longMs >= limitMs; again++) longMs = tookMs(800_000)
    expect(longMs).toBeLessThan(limitMs)
  })

  it('is refused when it is too long', () => {
    expect(() => split('a'.repeat(MAX_SCRIPT_CHARACTERS + 1), 'en')).toThrow(RangeError)
  })
})
