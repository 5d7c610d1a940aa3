import type { ModelFiles } from './model-folder.ts'

/** Models that are asked one after the other: one, or two by way of English. */
export type Leg = { readonly pair: string; readonly files: ModelFiles }

/** What the thread is told to translate. */
export type EngineTask = {
  readonly id: number
  readonly legs: readonly Leg[]
  readonly lines: readonly string[]
}

/** What the thread answers. `working`: the rest is on its way. `line`: the next line is translated. `translated`: all of
 *  them are. `unreadable`: the model of a pair cannot be loaded. `broke_off`: it was loaded, and failed in the line
 *  after those that were answered. */
export type EngineAnswer =
  | { readonly id: number; readonly is: 'working' }
  | { readonly id: number; readonly is: 'line'; readonly line: string }
  | { readonly id: number; readonly is: 'translated' }
  | {
      readonly id: number
      readonly is: 'unreadable'
      readonly pair: string
      readonly sentence: string
    }
  | { readonly id: number; readonly is: 'broke_off'; readonly sentence: string }

/** What the thread is given when it starts: the module of the engine; fxtranslate unless given. */
export type EngineThreadData = { readonly engineModule: string | undefined }
