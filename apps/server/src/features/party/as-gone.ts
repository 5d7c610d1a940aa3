import { AppError, type ErrorCode } from '@starnest/contract/errors'
import { isForeignKeyViolation } from '../../domain/database-error.ts'

/** What a write fails with when what it points to has just been deleted. */
export function asGone(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    if (!isForeignKeyViolation(error)) throw error
    throw new AppError(code, { cause: error })
  }
}
