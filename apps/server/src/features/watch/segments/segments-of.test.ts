import { MAX_SEGMENTS, type Segment, segmentSchema } from '@starnest/contract/watch/segments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentKindsOf } from './segment-names.ts'
import { segmentsOf } from './segments-of.ts'

const EPISODE_SECONDS = 1400

const kindsIn = (...names: [number, string][]) =>
  segmentsOf({
    chapters: names.map(([startSeconds, title]) => ({ startSeconds, title })),
    durationSeconds: EPISODE_SECONDS,
    found: [],
  })

describe('what the name of a chapter means', () => {
  it.each([
    ...['Intro', 'INTRO', ' intro. ', 'Opening', 'Opening Credits', 'Main Title', 'Main Titles'],
    ...['OP', 'OP1', 'OP 2', 'NCOP', 'NCOP1a', 'OP: Tank!', '[OP]', 'Intro 1', '01. Intro'],
    ...['Chapter 1: Intro', 'Chapter 01 - Opening', 'Opening (creditless)', 'Ｏｐｅｎｉｎｇ'],
    ...['Cabecera', 'Créditos iniciales', 'GÉNÉRIQUE DE DÉBUT', "Générique d'ouverture"],
    ...['Vorspann', 'Kapitel 2: Vorspann', 'Sigla iniziale', 'Titoli di testa', 'Abertura'],
    ...['Заставка', 'Начальные титры', '片头', '片頭曲', 'オープニング', '第1章 オープニング'],
    ...['오프닝', '인트로', 'المقدمة', 'شارة البداية', 'इंट्रो', 'परिचय'],
  ])('%s is an intro', (name) => expect(segmentKindsOf(name)).toEqual(['intro']))

  it.each([
    ...['Recap', 'Previously', 'Previously on Firefly', 'Previously on: Lost', 'Recap - Season 1'],
    ...['Resumen', 'Anteriormente en Los Simpson', 'Précédemment', 'Résumé', 'Was bisher geschah'],
    ...[
      'Riassunto',
      'Nelle puntate precedenti',
      'No episódio anterior',
      'Ранее',
      'Ранее в сериале',
    ],
    ...[
      '前情提要',
      '前回のあらすじ',
      '지난 이야기',
      'سابقًا',
      'في الحلقات السابقة',
      'अब तक की कहानी',
    ],
  ])('%s is a recap', (name) => expect(segmentKindsOf(name)).toEqual(['recap']))

  it.each([
    ...['Credits', 'End Credits', 'Closing Credits', 'Ending', 'ED', 'ED2', 'ED - Blue', 'Outro'],
    ...['Créditos finales', 'Générique de fin', 'Abspann', 'Titoli di coda', 'Encerramento'],
    ...[
      'Финальные титры',
      '片尾曲',
      'エンディング',
      'スタッフロール',
      '엔딩 크레딧',
      'شارة النهاية',
      'अंतिम क्रेडिट',
    ],
  ])('%s is credits', (name) => expect(segmentKindsOf(name)).toEqual(['credits']))

  it.each([
    ...['Preview', 'Next Time', 'Next time on Bluey', 'Next Episode: The Storm', 'Avance'],
    ...['Prochain épisode', 'Vorschau', 'Nächste Folge', 'Prossimamente', 'Prévia', 'Анонс'],
    ...['下集预告', '次回予告', '예고편', 'الحلقة القادمة', 'अगले एपिसोड में'],
  ])('%s is a preview', (name) => expect(segmentKindsOf(name)).toEqual(['preview']))

  it.each(['Générique', 'Sigla', 'Genérico', 'Титры'])('%s is credits, or else an intro', (name) =>
    expect(segmentKindsOf(name)).toEqual(['credits', 'intro']),
  )

  it.each([
    ...['The Introvert', 'Introduction', 'Edward', 'Ed', 'Ed 2', 'Opera', 'Op-Ed', 'Opening Night'],
    ...['Opening: The Heist', 'The End', 'Credit Where Credit Is Due', 'Post-Credits Scene'],
    ...['Recapture', 'The Next Time We Meet', 'Endings', 'Prologue', 'Chapter 7', '12', '', '   '],
    ...['::', '()', '[', '第三章', 'Intro to Chemistry', 'constructor', '__proto__', 'toString'],
  ])('%s is a part of the story', (name) => expect(segmentKindsOf(name)).toEqual([]))

  it.each([
    ['a name of a million letters', `Intro ${'a'.repeat(1_000_000)}`],
    ['a million dividers', ': '.repeat(500_000)],
    ['a million brackets', '('.repeat(1_000_000)],
    ['accents without end', `Intro${'\u0301'.repeat(1_000_000)}`],
    ['half a character', 'Intro \ud800'],
  ])('reads %s in no time', (_, name) => {
    const begunAt = performance.now()
    segmentKindsOf(name)
    expect(performance.now() - begunAt).toBeLessThan(100)
  })
})

describe('the segments of a film', () => {
  it('end where the next chapter begins, or with the film', () => {
    expect(
      kindsIn(
        [0, 'Previously on'],
        [30, 'Intro'],
        [120, 'Part 1'],
        [1290, 'Ending'],
        [1380, 'Preview'],
      ),
    ).toEqual([
      { kind: 'recap', startSeconds: 0, endSeconds: 30 },
      { kind: 'intro', startSeconds: 30, endSeconds: 120 },
      { kind: 'credits', startSeconds: 1290, endSeconds: 1380 },
      { kind: 'preview', startSeconds: 1380, endSeconds: EPISODE_SECONDS },
    ])
  })

  it('are in order where the chapters are not', () => {
    expect(kindsIn([1300, 'Credits'], [90, 'Story'], [0, 'Intro'])).toEqual([
      { kind: 'intro', startSeconds: 0, endSeconds: 90 },
      { kind: 'credits', startSeconds: 1300, endSeconds: EPISODE_SECONDS },
    ])
  })

  it('are one where chapters of a kind follow each other', () => {
    expect(kindsIn([0, 'Opening Credits 1'], [40, 'Opening Credits 2'], [90, 'Story'])).toEqual([
      { kind: 'intro', startSeconds: 0, endSeconds: 90 },
    ])
  })

  it('take what may be either by where it stands', () => {
    expect(kindsIn([0, 'Générique'], [60, 'Histoire'], [1340, 'Générique'])).toMatchObject([
      { kind: 'intro', startSeconds: 0 },
      { kind: 'credits', startSeconds: 1340 },
    ])
  })

  it.each<[string, [number, string][]]>([
    [
      'are longer than half of the film',
      [
        [0, 'Intro'],
        [701, 'Story'],
      ],
    ],
    [
      'are credits of the first half',
      [
        [0, 'Story'],
        [600, 'Credits'],
        [690, 'Story'],
      ],
    ],
    [
      'last less than a second',
      [
        [0, 'Intro'],
        [0.9, 'Story'],
      ],
    ],
    [
      'begin behind the film',
      [
        [0, 'Story'],
        [1500, 'Credits'],
      ],
    ],
  ])('are none that %s', (_, names) => expect(kindsIn(...names)).toEqual([]))

  it('are none where nobody knows how long the film is', () => {
    const chapters = [
      { startSeconds: 0, title: 'Intro' },
      { startSeconds: 60, title: 'Story' },
    ]
    expect(segmentsOf({ chapters, durationSeconds: 0, found: [intro(0, 60)] })).toEqual([])
  })
})

const intro = (startSeconds: number, endSeconds: number): Segment => ({
  kind: 'intro',
  startSeconds,
  endSeconds,
})

describe('what was found in the film itself', () => {
  const withFound = (chapters: { startSeconds: number; title: string }[], ...found: Segment[]) =>
    segmentsOf({ chapters, durationSeconds: EPISODE_SECONDS, found })

  it('counts where no chapter says so', () => {
    const credits: Segment = { kind: 'credits', startSeconds: 1300, endSeconds: 1390 }
    expect(withFound([], credits, intro(50, 140))).toEqual([intro(50, 140), credits])
  })

  it('counts not where a chapter names one of its kind', () => {
    const chapters = [
      { startSeconds: 40, title: 'OP' },
      { startSeconds: 130, title: 'A' },
    ]
    expect(withFound(chapters, intro(300, 390))).toEqual([intro(40, 130)])
  })

  it('gives way where it meets a segment of the chapters', () => {
    const chapters = [
      { startSeconds: 0, title: 'Recap' },
      { startSeconds: 40, title: 'A' },
    ]
    expect(withFound(chapters, intro(38, 120))).toEqual([
      { kind: 'recap', startSeconds: 0, endSeconds: 40 },
      intro(40, 120),
    ])
    expect(withFound(chapters, intro(5, 39))).toHaveLength(1)
  })

  it.each([
    ['ends with the film at the latest', intro(1380, 2000), [intro(1380, EPISODE_SECONDS)]],
    ['never takes more than half of it', intro(0, 800), []],
    ['never runs backwards', intro(90, 30), []],
  ])('%s', (_, found, expected) => expect(withFound([], found)).toEqual(expected))
})

it('whatever the chapters and whatever was found, no two overlap and each fits the contract', () => {
  const second = fc.double({ min: -10, max: 2000, noNaN: true })
  const title = fc.constantFrom('Intro', 'Recap', 'Credits', 'Preview', 'Générique', 'A')
  const kind = fc.constantFrom('intro', 'recap', 'credits', 'preview')
  const chapters = fc.array(fc.record({ startSeconds: second, title }), { maxLength: 60 })
  const found = fc.array(fc.record({ kind, startSeconds: second, endSeconds: second }))
  const durationSeconds = fc.double({ min: 0, max: 2000, noNaN: true })
  fc.assert(
    fc.property(fc.record({ chapters, found, durationSeconds }), (parts) => {
      const segments = segmentsOf(parts)
      expect(segments.length).toBeLessThanOrEqual(MAX_SEGMENTS)
      let endSeconds = 0
      for (const segment of segments) {
        expect(segmentSchema.safeParse(segment).success).toBe(true)
        expect(segment.startSeconds).toBeGreaterThanOrEqual(endSeconds)
        expect(segment.endSeconds).toBeGreaterThan(segment.startSeconds)
        endSeconds = segment.endSeconds
      }
      expect(endSeconds).toBeLessThanOrEqual(parts.durationSeconds)
    }),
  )
})
