import type { Genre } from '@starnest/contract/catalog/catalog'
import { MAX_SUMMARY_SENTENCES, type TitleSummary } from '@starnest/contract/host/summary'
import type { Cue } from '@starnest/subtitles/cue'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { moodsOf } from '../../../domain/moods/moods-of.ts'
import { foldedWords } from '../../../domain/text/fold.ts'
import { sentencesOf, shown } from '../../../domain/text/told-text.ts'
import { readerOf } from '../../../ports/language/foreign-text.ts'
import { loudSounds } from './loud-sounds.ts'
import { rankSentences } from './rank-sentences.ts'
import { isTelling, type Sentence, spokenSentences } from './spoken-sentences.ts'

/** Share of a film's time that a summary speaks of. Source: what happens last is for who watches it. */
const TOLD_SHARE = 2 / 3

/** Characters of a description that are read, and of one of its sentences that are told. */
const MAX_DESCRIPTION = 10_000
const MAX_TOLD = 400

/** Words that captions have to tell a film with. The few that somebody says in a short one
 *  ('A pot here.') tell less of it than its description. */
const MIN_TOLD_WORDS = 16

/** Strength from which a mood is told, and how many are, each with so many words. */
const TOLD_STRENGTH = 0.4
const MAX_MOODS = 4
const MAX_EVIDENCE = 5

/** The texts of a title that a summary is made of. */
export type TitleTexts = {
  readonly title: string
  readonly tagline: string | null
  readonly description: string
  readonly roles: readonly string[]
  readonly genre: Genre | null
  /** 0: not known. */
  readonly durationSeconds: number
  /** A file of captions as it is stored, and its language; null: there is none. */
  readonly captions: { readonly text: string; readonly language: string } | null
}

/** What the texts of a title say of it. */
export type SummaryOfTexts = Pick<
  TitleSummary,
  'source' | 'language' | 'sentences' | 'moods' | 'sounds'
>

/** Sums a title up in at most three of its own sentences, which stand in their order: from its captions,
 *  without its last third, or where they tell too little from its description. How it feels and what
 *  is loud in it counts to its end, though no word of its last third is told as evidence. */
export function summarise(texts: TitleTexts): SummaryOfTexts {
  const cues = texts.captions === null ? [] : readSubtitles(texts.captions.text).cues
  const early = toldPart(cues, texts.durationSeconds)
  const about = foldedWords(aboutOf(texts))
  const spoken = chosen(spokenSentences(early), about)
  const described = describing(texts.description, about)
  const tells = foldedWords(spoken.join(' ')).length >= MIN_TOLD_WORDS
  const isSpoken = spoken.length > 0 && (tells || described.length === 0)
  return {
    source: isSpoken ? 'captions' : 'description',
    language: isSpoken && texts.captions !== null ? knownLanguage(texts.captions.language) : null,
    sentences: isSpoken ? spoken : described,
    moods: toldMoods(texts, cues, early),
    sounds: loudSounds(cues.map(({ text }) => shown(text))),
  }
}

/** {@link summarise} where it cannot stop the server. */
export const SUMMARISE = readerOf(import.meta.url, summarise)

/** "und" is how files say that they do not know; "-track2" is what we add to a language that a file
 *  has twice. */
const knownLanguage = (language: string): string | null =>
  language.startsWith('und') ? null : language.replace(/-track\d+$/, '')

/** Captions that are over before the last third of a film begins. */
function toldPart(cues: readonly Cue[], durationSeconds: number): Cue[] {
  const lastEnd = cues.reduce((latest, { endSeconds }) => Math.max(latest, endSeconds), 0)
  const until = (durationSeconds > 0 ? durationSeconds : lastEnd) * TOLD_SHARE
  const early = cues.filter(({ endSeconds }) => endSeconds <= until)
  // What goes on after that is not cut in the middle of a sentence.
  while (early.length > 0 && early.length < cues.length && !isWhole(early.at(-1))) early.pop()
  return early
}

const isWhole = (cue: Cue | undefined) => /[.!?…。！？♪)\]"'”’»]\s*$/.test(cue?.text ?? '')

/** The sentences that stand best for all of them, in their order. */
function chosen(sentences: readonly Sentence[], about: readonly string[]): string[] {
  const ranks = rankSentences(sentences, about)
  const best = [...ranks.keys()]
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
    .slice(0, MAX_SUMMARY_SENTENCES)
    .sort((one, other) => one - other)
  return best.flatMap((at) => sentences[at]?.text ?? [])
}

/** Sentences of a description; where none of it is a sentence, what there is of it. */
function describing(description: string, about: readonly string[]): string[] {
  const text = shown(description.slice(0, MAX_DESCRIPTION))
  const sentences = [...new Set(sentencesOf(text))].map((sentence) => ({
    text: cut(sentence),
    speaker: null,
  }))
  const telling = sentences.filter((sentence) => isTelling(sentence.text))
  return chosen(telling.length > 0 ? telling : sentences.slice(0, 1), about)
}

/** A sentence without what is too long of it, cut between two words. */
function cut(sentence: string): string {
  if (sentence.length <= MAX_TOLD) return sentence
  const kept = sentence.slice(0, MAX_TOLD)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), MAX_TOLD / 2)).toWellFormed()}…`
}

const aboutOf = ({ title, tagline, description, roles }: TitleTexts): string =>
  [title, tagline ?? '', description.slice(0, MAX_DESCRIPTION), ...roles].join(' ')

function toldMoods(
  texts: TitleTexts,
  cues: readonly Cue[],
  early: readonly Cue[],
): TitleSummary['moods'] {
  const about = aboutOf(texts)
  const said = (some: readonly Cue[]) => some.map(({ text }) => text).join(' ')
  const words = foldedWords(`${about} ${said(cues)}`)
  const written = writtenForms(`${about} ${said(early)}`)
  return moodsOf({ words, genre: texts.genre })
    .filter(({ strength }) => strength >= TOLD_STRENGTH)
    .slice(0, MAX_MOODS)
    .map(({ mood, evidence }) => ({
      mood,
      evidence: evidence.flatMap((word) => written.get(word) ?? []).slice(0, MAX_EVIDENCE),
    }))
}

/** The words of a text by how they are folded, as they are first written, without capitals. */
function writtenForms(text: string): Map<string, string> {
  const forms = new Map<string, string>()
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [folded = ''] = foldedWords(word)
    if (!forms.has(folded)) forms.set(folded, word.toLowerCase())
  }
  return forms
}
