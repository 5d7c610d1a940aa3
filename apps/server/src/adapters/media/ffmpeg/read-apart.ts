import {
  type ForeignText,
  ForeignTextError,
  type Reader,
} from '../../../ports/language/foreign-text.ts'
import { MediaError, type MediaFailure } from '../../../ports/media/media-error.ts'

const FAILURE_OF: Record<ForeignTextError['reason'], MediaFailure> = {
  too_long: 'too_long',
  too_large: 'too_large',
  too_many: 'failed',
  failed: 'failed',
  stopped: 'stopped',
}

/** Reads what a file says of itself in a thread of its own. @throws MediaError */
export async function readApart<Input, Output>(
  foreignText: ForeignText,
  reader: Reader<Input, Output>,
  input: Input,
): Promise<Output> {
  try {
    return await foreignText.read(reader, input)
  } catch (error) {
    if (!(error instanceof ForeignTextError)) throw error
    throw new MediaError(FAILURE_OF[error.reason], error.message, { cause: error })
  }
}
