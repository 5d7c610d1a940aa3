import type { FileProblem, FileProblemCode } from '@starnest/contract/files/file-problems'

/** A function of a module that reads what others wrote. It runs in a thread of its own, where it
 *  cannot stop the server. It takes and returns plain data and waits for nothing. Problems of a
 *  text are part of its answer, because an error loses its class between threads. */
export type Reader<Input, Output> = {
  /** Address of the module, `file:…`, which must export the function. */
  readonly module: string
  readonly name: string
  /** Only for the types: never called here. */
  readonly read: (input: Input) => Output
}

/** Names an exported function of the module at `module` (its `import.meta.url`) as a reader. */
export const readerOf = <Input, Output>(
  module: string,
  read: (input: Input) => Output,
): Reader<Input, Output> => ({ module, name: read.name, read })

/** Reads what others wrote where it cannot stop the server, one text after the other. */
export interface ForeignText {
  /** Resolves with what the reader answers. @throws ForeignTextError */
  read<Input, Output>(reader: Reader<Input, Output>, input: Input): Promise<Output>
  /** Stops the reading under way; nothing can be read afterwards. */
  close(): Promise<void>
}

/** Why a text was not read. */
export type ForeignTextFailure = 'too_long' | 'too_large' | 'too_many' | 'failed' | 'stopped'

const PROBLEM_OF: Record<ForeignTextFailure, FileProblemCode> = {
  too_long: 'took_too_long',
  too_large: 'grew_too_large',
  too_many: 'failed',
  failed: 'failed',
  stopped: 'stopped',
}

const SENTENCE_OF: Record<ForeignTextFailure, string> = {
  too_long: 'Reading it took longer than it may.',
  too_large: 'Reading it took more memory than it may.',
  too_many: 'Too much is being read at once: it is read later.',
  failed: 'It could not be read.',
  stopped: 'The work was stopped.',
}

/** A text that was not read; its message is one sentence, its problem the same for any language. */
export class ForeignTextError extends Error {
  override readonly name = 'ForeignTextError'
  readonly reason: ForeignTextFailure
  readonly problem: FileProblem

  constructor(reason: ForeignTextFailure, options: { cause?: unknown } = {}) {
    super(SENTENCE_OF[reason], options)
    this.reason = reason
    this.problem = { code: PROBLEM_OF[reason] }
  }
}
