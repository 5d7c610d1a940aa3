import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cue, cueOfMs } from '../cue.ts'
import { faultsOf } from '../cue-faults.ts'
import { rulesFor, SUBTITLE_LANGUAGES } from '../rules.ts'
import { splitScript } from '../script/split-script.ts'
import { randomScript } from '../testing/random-scripts.ts'
import { fitToFilm } from './fit-film.ts'
import { fitToSpeech, settleHeard } from './fit-speech.ts'
import { inOneGo, retimeInSteps, retimeTranslation, timeByReading } from './retime-translation.ts'

const rules = rulesFor('en', 'adult')
const cuesOf = (seed: number): Cue[] => [
  ...splitScript(randomScript(seed, 'en'), { language: 'en', audience: 'adult' }),
]
const times = (cues: readonly Cue[]) =>
  cues.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])
const codes = (cues: readonly Cue[], of = rules) => [
  ...new Set(faultsOf(cues, of).map(({ code }) => code)),
]

describe('a script in the time of a film', () => {
  it('keeps every rule and ends with the film, whatever its length, or says how much is missing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 100, max: 900_000 }),
        (seed, filmMs) => {
          const cues = cuesOf(seed)
          const fit = fitToFilm(cues, { durationSeconds: filmMs / 1000, rules })
          expect(faultsOf(fit.cues, rules)).toEqual([])
          expect(fit.cues.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
          const pastMs = Math.max(0, Math.round((fit.cues.at(-1)?.endSeconds ?? 0) * 1000) - filmMs)
          expect(pastMs).toBe(Math.round(fit.overflowSeconds * 1000))
        },
      ),
      // 16.019 s are 16018.999… ms.
      { numRuns: 200, examples: [[1, 16_019]] },
    )
  })

  it('first gives up its pauses, then says what is too long', () => {
    const cues = [
      cueOfMs(0, 1000, 'A dragon came home.'),
      cueOfMs(4000, 5000, 'It was very tired..'),
    ]
    expect(times(fitToFilm(cues, { durationSeconds: 3, rules }).cues)).toEqual([
      [0, 0.95],
      [2.05, 3],
    ])
    const tight = fitToFilm(cues, { durationSeconds: 1.5, rules })
    expect(times(tight.cues)).toEqual([
      [0, 0.95],
      [1.034, 1.984],
    ])
    expect(tight.overflowSeconds).toBe(0.484)
  })

  it('of no length is refused, and without cues has none', () => {
    for (const durationSeconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => fitToFilm([], { durationSeconds, rules })).toThrow(RangeError)
    }
    expect(fitToFilm([], { durationSeconds: 10, rules })).toEqual({ cues: [], overflowSeconds: 0 })
  })
})

describe('a script over the speech of a film', () => {
  const cue = (text: string) => cueOfMs(0, 1000, text)

  it('begins each cue with the speech that is its own, and lets it stand half a second longer to be read', () => {
    const cues = [
      cue('Once there was a star.'),
      cue('It fell.'),
      cue('Nobody saw where it went tonight.'),
    ]
    const spans = [
      { startSeconds: 2, endSeconds: 3.5 },
      { startSeconds: 6, endSeconds: 6.5 },
      { startSeconds: 10, endSeconds: 12.2 },
    ]
    expect(fitToSpeech(cues, { spans, rules })).toEqual({
      cues: [
        { ...cues[0], startSeconds: 2, endSeconds: 3.5 },
        { ...cues[1], startSeconds: 6, endSeconds: 6.834 },
        { ...cues[2], startSeconds: 10, endSeconds: 12.2 },
      ],
      ...{ tooFast: [], late: [], overflowSeconds: 0 },
    })
  })

  it('shares one long speech by the lengths of cues', () => {
    const cues = [cue('x'.repeat(10)), cue('x'.repeat(30))]
    const { cues: fitted } = fitToSpeech(cues, {
      spans: [{ startSeconds: 0, endSeconds: 8 }],
      rules,
    })
    expect(times(fitted)).toEqual([
      [0, 1.916],
      [2, 8],
    ])
  })

  it('says which cues are too fast or late, and how far the last one runs over', () => {
    const cues = Array.from({ length: 5 }, () =>
      cue('A very long line that nobody can read so fast'),
    )
    const fit = fitToSpeech(cues, {
      spans: [{ startSeconds: 0, endSeconds: 2 }],
      rules,
      durationSeconds: 3,
    })
    expect(codes(fit.cues)).toEqual(['line_length', 'too_fast'])
    expect(fit.tooFast).toEqual([0, 1, 2, 3, 4])
    expect(fit.late).toEqual([1, 2, 3, 4])
    expect(fit.overflowSeconds).toBe(1.506)
  })

  it('keeps order, gaps and lengths of cues, whatever the spans are, and names each cue that is too fast', () => {
    const anySpans = fc.array(
      fc.tuple(fc.nat(100_000), fc.integer({ min: -5, max: 20_000 })).map(([startMs, lastsMs]) => ({
        startSeconds: startMs / 1000,
        endSeconds: (startMs + lastsMs) / 1000,
      })),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), anySpans, (seed, others) => {
        const cues = cuesOf(seed)
        const spans = [...others, { startSeconds: 1, endSeconds: 2 }]
        const fit = fitToSpeech(cues, { spans, rules })
        const faults = faultsOf(fit.cues, rules)
        expect(faults.filter(({ code }) => code !== 'too_fast')).toEqual([])
        expect(faults.map((fault) => fault.cue)).toEqual(fit.tooFast)
      }),
      { numRuns: 300 },
    )
  })

  it('settles cues that were heard within the rules, whatever their times are', () => {
    const anyTimes = fc.array(fc.tuple(fc.nat(20_000), fc.nat(9000)), { maxLength: 30 })
    fc.assert(
      fc.property(anyTimes, (heard) => {
        const cues = heard
          .toSorted(([one], [other]) => one - other)
          .map(([startMs, lastsMs]) => cueOfMs(startMs, startMs + lastsMs, 'Hello there.'))
        const settled = settleHeard(cues, rules)
        expect(codes(settled)).toEqual([])
        for (const [at, { startSeconds }] of settled.entries())
          expect(startSeconds).toBeGreaterThanOrEqual(cues[at]?.startSeconds ?? 0)
      }),
    )
  })

  it('is refused where nobody speaks', () => {
    expect(() => fitToSpeech([cue('Hi')], { spans: [], rules })).toThrow(RangeError)
    const spans = [
      { startSeconds: 3, endSeconds: 2 },
      { startSeconds: Number.NaN, endSeconds: 2 },
    ]
    expect(() => fitToSpeech([cue('Hi')], { spans, rules })).toThrow(RangeError)
  })
})

describe('a translation', () => {
  it.each(SUBTITLE_LANGUAGES)(
    'into %s keeps starts and its own line rules, and names what is too fast',
    (language) => {
      for (let seed = 1; seed <= 40; seed++) {
        const cues = cuesOf(seed)
        const texts = cues.map((_, at) =>
          randomScript(seed * 1000 + at, language)
            .slice(0, 60)
            .toWellFormed(),
        )
        const { cues: translated, tooFast } = retimeTranslation(cues, texts, {
          language,
          audience: 'child',
        })
        const faults = faultsOf(translated, rulesFor(language, 'child'))
        const soft = ['too_fast', 'too_short', 'gap']
        expect(faults.filter(({ code }) => !soft.includes(code))).toEqual([])
        expect(faults.filter(({ code }) => code === 'too_fast').map(({ cue }) => cue)).toEqual(
          tooFast,
        )
        const firsts = translated.filter(({ from }, at) => translated[at - 1]?.from !== from)
        for (const { from, startSeconds } of firsts)
          expect(startSeconds).toBe(cues[from]?.startSeconds)
        const said = (of: readonly string[]) => of.join('').replace(/[\s\p{Cc}]/gu, '')
        expect(said(translated.map(({ text }) => text))).toBe(said(texts))
      }
    },
  )

  const original = [
    cueOfMs(0, 1000, 'Hi.'),
    cueOfMs(5000, 6000, 'You?'),
    cueOfMs(6300, 7300, 'No.'),
  ]

  it('stands longer where it is read more slowly and room is free, and never past the next one', () => {
    const texts = ['Buenas tardes a todos.', 'x'.repeat(20), 'No.']
    const { cues, tooFast } = retimeTranslation(original, texts, {
      language: 'es',
      audience: 'adult',
    })
    expect(times(cues)).toEqual([
      [0, 1.295],
      [5, 6.216],
      [6.3, 7.3],
    ])
    expect(tooFast).toEqual([])
    const slow = retimeTranslation(original, ['a', 'x'.repeat(40), 'b'], {
      language: 'es',
      audience: 'adult',
    })
    expect(times(slow.cues)[1]).toEqual([5, 6.216])
    expect(slow.tooFast).toEqual([1])
  })

  it('that needs more than two lines becomes several cues in the time of one', () => {
    const text = '昔々あるところに小さな星の子がいました。星の子は月へ行きたいと思いました。'
    const { cues } = retimeTranslation(original, [text, 'はい', 'いいえ'], {
      language: 'ja',
      audience: 'adult',
    })
    expect(cues.map(({ from }) => from)).toEqual([0, 0, 1, 2])
    expect(codes(cues, rulesFor('ja', 'adult')).filter((code) => code !== 'too_fast')).toEqual([])
    expect(cues[1]?.endSeconds).toBeLessThanOrEqual(4.916)
  })

  it('keeps two that speak in one cue on their lines, says nothing for an empty text, and has a text for each cue', () => {
    const talk = retimeTranslation(original.slice(0, 2), ['- ¿Vienes?\n- Sí.', '  '], {
      language: 'es',
      audience: 'adult',
    })
    expect(talk.cues.map(({ text }) => text)).toEqual(['- ¿Vienes?\n- Sí.'])
    expect(() => retimeTranslation(original, ['a'], { language: 'es', audience: 'adult' })).toThrow(
      RangeError,
    )
  })

  it.each(SUBTITLE_LANGUAGES)(
    'into %s of a script without times keeps every rule of its language, also in the time of a film',
    (language) => {
      for (let seed = 1; seed <= 15; seed++) {
        const cues = cuesOf(seed)
        const texts = cues.map((_, at) => randomScript(seed * 1000 + at, language).slice(0, 90))
        const retiming = { language, audience: 'child' } as const
        const own = rulesFor(language, 'child')
        const timed = inOneGo(timeByReading(cues, texts, retiming))
        expect(faultsOf(timed, own)).toEqual([])
        expect(faultsOf(fitToFilm(timed, { durationSeconds: 60, rules: own }).cues, own)).toEqual(
          [],
        )
      }
    },
  )

  it('of a script without times stands as long as it is read, with the pauses of the script', () => {
    const script = [...splitScript('Hi.\n\nYou?', { language: 'en', audience: 'adult' })]
    const texts = ['Buenas tardes a todos los que están aquí.', 'No.']
    const retiming = { language: 'es', audience: 'adult' } as const
    expect(times(inOneGo(timeByReading(script, texts, retiming)))).toEqual([
      [0, 2.412],
      [3.096, 3.93],
    ])
    expect(() => inOneGo(timeByReading(script, ['a'], retiming))).toThrow(RangeError)
  })

  it('of a long text comes in short steps, which end in the same', () => {
    const texts = ['Hola. ', 'El dragón duerme en el castillo. '.repeat(3000), 'No.']
    const retiming = { language: 'es', audience: 'adult' } as const
    const steps = retimeInSteps(original, texts, retiming)
    let step = steps.next()
    let count = 0
    for (; !step.done; step = steps.next()) count += 1
    expect(count).toBeGreaterThan(texts.join('').length / 2000)
    expect(step.value).toEqual(retimeTranslation(original, texts, retiming))
  })
})
