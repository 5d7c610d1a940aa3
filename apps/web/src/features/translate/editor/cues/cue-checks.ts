import { faultsOf } from '@starnest/subtitles/cue-faults'
import { characterCount, type Rules, rulesFor, rulesLanguageOf } from '@starnest/subtitles/rules'
import { cueOf } from '../../subtitles/made-subtitles.ts'
import type { Cues, EditedCue } from './cue-edits.ts'

/** A rule that a cue does not keep. With the last three it cannot be saved, or is never seen. */
export type Fault =
  | ReturnType<typeof faultsOf>[number]['code']
  | 'ends_early'
  | 'empty'
  | 'after_film'

/** What is said of a cue beside it. `perSecond`: characters a second. */
export type Check = { perSecond: number; faults: readonly Fault[] }

/** The rules of a caption language, by what it is a kind of; another language is read like English. */
export const captionRules = (language: string): Rules =>
  rulesFor(rulesLanguageOf(language), 'child')

/** Faults with which a track is not saved. */
const STOPS: ReadonlySet<Fault> = new Set(['ends_early', 'empty'])

/** Reads every cue of a track; in their order. `filmSeconds`: length of the film. */
export function checkCues(cues: Cues, rules: Rules, filmSeconds: number): Check[] {
  const faults = faultsOf(cues.map(cueOf), rules)
  const byCue = Map.groupBy(faults, ({ cue }) => cue)
  return cues.map((cue, at) => ({
    perSecond: perSecond(cue),
    faults: [
      ...ownFaults(cue, filmSeconds),
      ...(isWhole(cue) ? (byCue.get(at) ?? []).map(({ code }) => code) : []),
    ],
  }))
}

const isWhole = (cue: EditedCue) => ownFaults(cue, Number.POSITIVE_INFINITY).length === 0

function ownFaults({ startTime, endTime, text }: EditedCue, filmSeconds: number): Fault[] {
  if (text.trim() === '') return ['empty']
  if (endTime <= startTime) return ['ends_early']
  return endTime > filmSeconds ? ['after_film'] : []
}

const perSecond = ({ startTime, endTime, text }: EditedCue) =>
  endTime > startTime ? characterCount(text) / (endTime - startTime) : 0

/** Places of the cues, from 1, with which the track cannot be saved. */
export const stopping = (checks: readonly Check[]): number[] =>
  checks.flatMap(({ faults }, at) => (faults.some((fault) => STOPS.has(fault)) ? [at + 1] : []))
