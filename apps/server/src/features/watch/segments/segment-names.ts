import type { SegmentKind } from '@starnest/contract/watch/segments'
import { foldedWords } from '../../../domain/text/fold.ts'

/** Letters of a chapter's name that are read; names that mean a segment have about 40. */
const MAX_NAME_CHARACTERS = 100

/** What chapters are called that are a segment, in the product's languages. "Introduction", "Prologue" and "The End"
 *  are missing: they are mostly a part of the story. */
const NAMES: Readonly<Record<SegmentKind, readonly string[]>> = {
  intro: [
    ...['intro', 'opening', 'opening credits', 'opening titles', 'opening theme', 'opening song'],
    ...['opening sequence', 'main title', 'main titles', 'title sequence', 'titles'],
    ...['cabecera', 'apertura', 'créditos iniciales', 'créditos de apertura', 'títulos iniciales'],
    ...['générique', 'générique de début', "générique d'ouverture", 'ouverture'],
    ...['vorspann', 'titelsequenz'],
    ...['sigla', 'sigla iniziale', 'sigla di apertura', 'titoli di testa'],
    ...['abertura', 'créditos iniciais', 'créditos de abertura', 'genérico', 'genérico inicial'],
    ...['интро', 'заставка', 'опенинг', 'титры', 'начальные титры', 'вступительные титры'],
    ...['片头', '片頭', '片头曲', '片頭曲', '片头字幕', '片頭字幕', '开场曲', '開場曲'],
    ...['オープニング', 'オープニングテーマ', 'オープニングクレジット', 'イントロ'],
    ...['오프닝', '오프닝 곡', '오프닝 크레딧', '인트로'],
    ...['مقدمة', 'المقدمة', 'شارة البداية', 'تتر البداية'],
    ...['इंट्रो', 'ओपनिंग', 'परिचय', 'शुरुआती क्रेडिट'],
  ],
  recap: [
    ...['recap', 'previously', 'last time', 'the story so far', 'story so far'],
    ...['resumen', 'anteriormente', 'en episodios anteriores', 'en capítulos anteriores'],
    ...['résumé', 'résumé des épisodes précédents', 'précédemment', 'dans les épisodes précédents'],
    ...['rückblick', 'was bisher geschah', 'bisher'],
    ...['riassunto', 'riepilogo', 'nelle puntate precedenti', 'negli episodi precedenti'],
    ...['resumo', 'recapitulação', 'nos episódios anteriores', 'no episódio anterior'],
    ...['ранее', 'в предыдущих сериях', 'в предыдущей серии', 'краткое содержание'],
    ...['前情提要', '前情回顾', '前情回顧', '上集回顾', '上集回顧', '上集提要'],
    ...['あらすじ', '前回のあらすじ', 'これまでのあらすじ', '前回まで'],
    ...['지난 이야기', '지난 줄거리', '지난 회', '줄거리', '리캡'],
    ...['ملخص', 'ملخص الحلقات السابقة', 'في الحلقات السابقة', 'في الحلقة السابقة', 'سابقا'],
    ...['रीकैप', 'पिछले एपिसोड में', 'पिछली कड़ी में', 'अब तक की कहानी', 'पुनर्कथन'],
  ],
  credits: [
    ...['credits', 'end credits', 'ending credits', 'closing credits', 'final credits'],
    ...['end title', 'end titles', 'closing titles', 'ending', 'ending theme', 'ending song'],
    ...['outro'],
    ...['créditos', 'créditos finales', 'créditos de cierre', 'títulos de crédito'],
    ...['títulos finales'],
    ...['générique', 'générique de fin', 'crédits', 'crédits de fin'],
    ...['abspann', 'nachspann'],
    ...['sigla', 'sigla finale', 'sigla di chiusura', 'titoli di coda', 'crediti'],
    ...['créditos finais', 'encerramento', 'genérico', 'genérico final', 'ficha técnica'],
    ...['титры', 'финальные титры', 'заключительные титры', 'конечные титры', 'эндинг', 'аутро'],
    ...['片尾', '片尾曲', '片尾字幕', '演职员表', '演職員表'],
    ...['エンディング', 'エンディングテーマ', 'エンドロール', 'エンドクレジット', 'スタッフロール'],
    ...['クレジット'],
    ...['엔딩', '엔딩 곡', '엔딩 크레딧', '크레딧', '아웃트로'],
    ...['شارة النهاية', 'شارة الختام', 'تتر النهاية'],
    ...['क्रेडिट', 'अंतिम क्रेडिट', 'समापन क्रेडिट', 'एंड क्रेडिट', 'आउट्रो'],
  ],
  preview: [
    ...['preview', 'next time', 'next episode', 'next episode preview', 'coming up next'],
    ...['avance', 'avances', 'próximo episodio', 'próximo capítulo', 'en el próximo episodio'],
    ...['en el próximo capítulo'],
    ...['prochain épisode', 'dans le prochain épisode', 'prochainement', 'aperçu'],
    ...['vorschau', 'nächste folge', 'in der nächsten folge', 'nächstes mal'],
    ...['anteprima', 'prossimo episodio', 'nel prossimo episodio', 'nella prossima puntata'],
    ...['prossimamente'],
    ...['próximo episódio', 'no próximo episódio', 'prévia', 'cenas do próximo capítulo'],
    ...['анонс', 'в следующей серии', 'в следующем эпизоде', 'превью'],
    ...['预告', '預告', '下集预告', '下集預告', '下回预告', '下回預告'],
    ...['予告', '次回予告', '次回'],
    ...['예고', '예고편', '다음 이야기', '다음 회', '다음 화 예고', '미리보기'],
    ...['الحلقة القادمة', 'في الحلقة القادمة', 'الحلقة التالية', 'معاينة'],
    ...['अगला एपिसोड', 'अगले एपिसोड में', 'झलक', 'पूर्वावलोकन', 'प्रीव्यू'],
  ],
}

/** What names begin with that go on with that of a series: "Previously on Firefly". */
const BEGINNINGS: Readonly<Partial<Record<SegmentKind, readonly string[]>>> = {
  recap: [
    ...['previously on', 'previously in', 'last time on', 'anteriormente en', 'anteriormente em'],
    ...['précédemment dans', 'ранее в'],
  ],
  preview: ['next time on', 'next time in', 'next on'],
}

/** Words that only count chapters: "Chapter 1: Intro". */
const CHAPTER_WORDS: ReadonlySet<string> = new Set(
  [
    ...['chapter', 'capítulo', 'chapitre', 'kapitel', 'capitolo', 'глава', '第', '章'],
    ...['チャプター', '챕터', 'الفصل', 'अध्याय'],
  ].flatMap(foldedWords),
)
const NUMBER = /^\p{N}{1,4}$/u

/** Opening and ending as they are written for short; "Ed" is also somebody's name. */
const SHORT_OPENING = /^(?:NC)?(?:OP|Op|op)[ .-]?\d{0,2}[a-z]?$/
const SHORT_ENDING = /^(?:NC)?ED[ .-]?\d{0,2}[a-z]?$/

/** What divides a name from what more is said. */
const DIVIDER = /[:：|/–—]|\s-\s/u
/** What is said besides stands in brackets. */
const BRACKET = /[()[\]{}「」『』【】（）]/u

/** The words that a name means, as they are compared: without case, accents and what only counts. */
const meant = (name: string): string =>
  foldedWords(name)
    .filter((word) => !NUMBER.test(word) && !CHAPTER_WORDS.has(word))
    .join(' ')

/** The kinds that each name means. Credits come first: a name that means both is that of an intro only where there can
 *  be no credits. */
const KINDS_OF_NAME = new Map<string, Set<SegmentKind>>()
for (const kind of ['credits', 'intro', 'recap', 'preview'] as const) {
  for (const name of [...NAMES[kind], ...(BEGINNINGS[kind] ?? [])]) {
    const kinds = KINDS_OF_NAME.get(meant(name)) ?? new Set()
    KINDS_OF_NAME.set(meant(name), kinds.add(kind))
  }
}

/** What a chapter of this name is; none: a part of the story. Two: it is both at the beginning and at the end that
 *  people say so ("Générique"), credits first. The whole name has to mean it: "The Introvert" and "Opening Night" are
 *  stories. Behind a recap, a preview, OP and ED a name of their own may follow. */
export function segmentKindsOf(chapterTitle: string): readonly SegmentKind[] {
  const parts = chapterTitle
    .slice(0, MAX_NAME_CHARACTERS)
    .split(DIVIDER)
    .map(
      (part) =>
        part
          .split(BRACKET)
          .find((inner) => meant(inner) !== '')
          ?.trim() ?? '',
    )
    .filter((part) => part !== '')
  const [first = ''] = parts
  if (SHORT_OPENING.test(first)) return ['intro']
  if (SHORT_ENDING.test(first)) return ['credits']
  const kinds = kindsOfWords(meant(first))
  const isAlone = parts.length === 1
  return isAlone ? kinds : kinds.filter((kind) => kind === 'recap' || kind === 'preview')
}

function kindsOfWords(words: string): readonly SegmentKind[] {
  const named = KINDS_OF_NAME.get(words)
  if (named) return [...named]
  return (['recap', 'preview'] as const).filter((kind) =>
    BEGINNINGS[kind]?.some((beginning) => words.startsWith(`${meant(beginning)} `)),
  )
}
