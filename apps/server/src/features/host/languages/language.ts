import type { Genre } from '@starnest/contract/catalog/catalog'
import type { HostPage } from '@starnest/contract/host/host'
import type { Mood } from '@starnest/contract/host/summary'
import type { Change, Intent, Length } from '../understanding/understood.ts'
import type { HostLanguage } from './host-language.ts'

/** Phrases that commands are recognised by. All are patterns (`understanding/pattern.ts`). */
export type LanguageCommands = {
  /** Word classes that patterns name in angle brackets. */
  classes: Record<string, readonly string[]>
  /** What phrases begin with and end with without meaning anything by it. */
  beginnings: readonly string[]
  endings: readonly string[]
  /** Whole phrases by what they want; the first that fits decides. */
  intents: readonly (readonly [Intent, readonly string[]])[]
  /** Parts of longer phrases that say what is wanted; the first that is found decides. */
  cues: readonly (readonly [Intent, readonly string[]])[]
  /** Words of a phrase that say what is to be done with a film whose name is in it; the first decides. */
  named: readonly (readonly [Intent, readonly string[]])[]
}

/** Phrases that say which film somebody wants. All are patterns (`understanding/pattern.ts`). */
export type LanguageWords = {
  /** Letters from which on a word may be a slip of another: more where not all words of the language are
   *  known. */
  leastOfSlip: number
  /** Names of screens, as the capture `page`. */
  pages: Record<HostPage, readonly string[]>
  genres: Record<Genre, readonly string[]>
  moods: Record<Mood, readonly string[]>
  /** How somebody feels, and which films are good then. */
  feelings: readonly (readonly [
    readonly string[],
    { moods: readonly Mood[]; withoutMoods?: readonly Mood[] },
  ])[]
  lengths: Record<Length, readonly string[]>
  changes: Record<Change, readonly string[]>
  /** What compares a film with those before. */
  comparing: readonly string[]
  isForAll: readonly string[]
  isNew: readonly string[]
  /** What is said before what is not wanted. */
  without: readonly string[]
  /** What is said behind what is not wanted: 'de terror no'. */
  refusing: readonly string[]
  /** What turns a comparison into a wish: 'not too scary'. */
  denying: readonly string[]
  /** What films are about, so that none of it is taken for a slip of another word. */
  nouns: readonly string[]
  /** What stands before verbs, which are no topics. */
  beforeVerbs: readonly string[]
  /** What begins an occasion, which is not about the film: 'before bed'. */
  occasions: readonly string[]
  /** What a film is said to be like another with. */
  likening: readonly string[]
  /** What stands for films of a list: 'the short ones'. */
  pronouns: readonly string[]
  /** What begins a reason, which is not about the film: 'because'. */
  reasons: readonly string[]
  /** What a name does not go on after: 'like that film, but shorter'. */
  contrast: readonly string[]
  /** What is said before what a film is about. */
  about: readonly string[]
  /** What begins another clause. */
  joining: readonly string[]
  /** What ends the reach of {@link without}. */
  but: readonly string[]
  /** Words as they are typed in a hurry, folded, and the words that they stand for: 'slt' is 'salut'. */
  shortForms: Record<string, string>
  /** Numbers written as words. */
  numbers: Record<string, number>
  /** How long a film may be, with the capture `n`, and what one of it is in minutes. */
  minutes: readonly (readonly [pattern: string, minutesOfOne: number])[]
  /** How far to wind, with the capture `n`, and what one of it is in seconds. */
  seconds: readonly (readonly [pattern: string, secondsOfOne: number])[]
  /** How old somebody is, with the capture `n`. */
  ages: readonly string[]
  /** Places in a list, from 1; -1: the last. */
  positions: readonly (readonly [position: number, patterns: readonly string[]])[]
  /** What is on the screen or was spoken of. */
  this: readonly string[]
  /** Any film: 'something', 'a film'. */
  film: readonly string[]
  /** What a request for films begins with. */
  asking: readonly string[]
  /** Words that say nothing about a film. */
  stop: readonly string[]
}

/** Everything that understanding a language takes. A new language is one more of these, and no code. */
export type LanguageData = {
  code: HostLanguage
  commands: LanguageCommands
  words: LanguageWords
}

/** The lines of a text, one pattern each. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The patterns of a text, divided by commas. */
export const words = (text: string): string[] =>
  text
    .split(/,|\n/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
