/** What the thread is told to read. */
export type ThreadTask = { readonly module: string; readonly name: string; readonly input: unknown }

/** What the thread answers: that its module is loaded and the reading begins, and then how it ended. */
export type ThreadAnswer =
  | { readonly is: 'begun' }
  | { readonly is: 'read'; readonly output: unknown }
  | { readonly is: 'failed'; readonly sentence: string }
