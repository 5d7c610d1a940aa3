import { AppError } from '@starnest/contract/errors'
import { z } from 'zod'
import { LATEST_INSTANT_MS } from '../../../tables/columns.ts'

/** Where a page of a history ended. */
export type HistoryPosition = { watchedAt: Date; titleId: number }

const CURSOR = /^(\d{1,16})-(\d{1,10})$/

const position = z.tuple([
  z.coerce.number().int().min(0).max(LATEST_INSTANT_MS),
  z.coerce.number().int().min(1).max(2_147_483_647),
])

/** The position as a word that a client hands back and need not understand. */
export const encodeCursor = ({ watchedAt, titleId }: HistoryPosition): string =>
  `${watchedAt.getTime()}-${titleId}`

/** @throws AppError invalid_request for a word that {@link encodeCursor} never made. */
export function decodeCursor(cursor: string): HistoryPosition {
  const parsed = position.safeParse(CURSOR.exec(cursor)?.slice(1))
  if (!parsed.success) {
    throw new AppError('invalid_request', {
      message: '"cursor" is not valid: it must come from the page before.',
      details: { field: 'cursor' },
    })
  }
  const [watchedMs, titleId] = parsed.data
  return { watchedAt: new Date(watchedMs), titleId }
}
