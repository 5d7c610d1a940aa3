import type { ModelFiles } from './model-folder.ts'

/** Models that are asked one after the other: one, or two by way of English. */
export type Leg = { readonly pair: string; readonly files: ModelFiles }

/** What the thread is told to translate. */
export type EngineTask = {
  readonly id: number
  readonly legs: readonly Leg[]
  readonly lines: readonly string[]
}

/** What the thread answers. `working`: a line is done, the rest is on its way. */
export type EngineAnswer =
  | { readonly id: number; readonly is: 'working' }
  | { readonly id: number; readonly is: 'translated'; readonly lines: readonly string[] }
  | {
      readonly id: number
      readonly is: 'unreadable'
      readonly pair: string
      readonly sentence: string
    }

/** What the thread is given when it starts: the module of the engine; fxtranslate unless given. */
export type EngineThreadData = { readonly engineModule: string | undefined }
