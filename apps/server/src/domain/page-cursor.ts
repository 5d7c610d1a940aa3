import { AppError } from '@starnest/contract/errors'
import { z } from 'zod'

/** Where a page of a list ended that goes by time, then by id. */
export type PagePosition = { at: Date; id: number }

/** The latest point in time that is written with a year of four digits, milliseconds since 1970: PostgreSQL does not
 *  read how JavaScript writes a later one. */
const LATEST_INSTANT_MS = 253_402_300_799_999

const BASE64URL = /^[A-Za-z0-9_-]+$/

const position = z.tuple([z.int().min(0).max(LATEST_INSTANT_MS), z.int().min(1).max(2_147_483_647)])

/** The position as an opaque text that a client sends back. */
export function encodeCursor({ at, id }: PagePosition): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')
}

/** @throws AppError invalid_request for a text that {@link encodeCursor} did not make. */
export function decodeCursor(cursor: string): PagePosition {
  const parsed = position.safeParse(jsonIn(cursor))
  if (!parsed.success) {
    throw new AppError('invalid_request', {
      message: '"cursor" is not valid: it must come from the page before.',
      details: { field: 'cursor' },
    })
  }
  const [atMs, id] = parsed.data
  return { at: new Date(atMs), id }
}

function jsonIn(cursor: string): unknown {
  if (!BASE64URL.test(cursor)) return undefined
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
