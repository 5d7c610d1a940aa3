import { AppError } from '@starnest/contract/errors'
import { z } from 'zod'
import { LATEST_INSTANT_MS } from '../../tables/columns.ts'

/** Where a page of titles ended. */
export type ListPosition = { addedAt: Date; id: number }

const BASE64URL = /^[A-Za-z0-9_-]+$/

const position = z.tuple([z.int().min(0).max(LATEST_INSTANT_MS), z.int().min(1).max(2_147_483_647)])

/** The position as an opaque text that a client sends back. */
export function encodeCursor({ addedAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([addedAt.getTime(), id])).toString('base64url')
}

/** @throws AppError invalid_request for a text that {@link encodeCursor} did not make. */
export function decodeCursor(cursor: string): ListPosition {
  const parsed = position.safeParse(jsonIn(cursor))
  if (!parsed.success) {
    throw new AppError('invalid_request', {
      message: '"cursor" is not valid: it must come from the page before.',
      details: { field: 'cursor' },
    })
  }
  const [addedMs, id] = parsed.data
  return { addedAt: new Date(addedMs), id }
}

function jsonIn(cursor: string): unknown {
  if (!BASE64URL.test(cursor)) return undefined
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
