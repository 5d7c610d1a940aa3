import type { ByteRange } from '../../../ports/storage.ts'

/** What a Range header asks of a file: everything, one part of it, or nothing that it has. */
export type RangeRequest = { is: 'whole' } | { is: 'part'; range: ByteRange } | { is: 'refused' }

const UNIT_AND_SET = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/s
const FROM_TO = /^(\d+)-(\d*)$/
const SUFFIX = /^-(\d+)$/

/**
 * Reads a Range header against a file of `size` bytes. A header in another unit, or that is none at
 * all, is ignored. Malformed ranges, ranges past the end and several ranges at once are refused:
 * ignoring them would send a whole film to somebody who wanted a few bytes of it, and no player
 * asks for several. Source: RFC 9110 §14.1.2, §14.2, §15.5.17.
 */
export function readRange(header: string | undefined, size: number): RangeRequest {
  const [, unit, set] = UNIT_AND_SET.exec(header ?? '') ?? []
  if (unit?.toLowerCase() !== 'bytes' || set === undefined) return { is: 'whole' }
  const [only, ...others] = set
    .split(',')
    .map((spec) => spec.trim())
    .filter((spec) => spec !== '')
  if (only === undefined || others.length > 0) return { is: 'refused' }
  const range = rangeOf(only, size)
  return range ? { is: 'part', range } : { is: 'refused' }
}

function rangeOf(spec: string, size: number): ByteRange | undefined {
  const suffix = SUFFIX.exec(spec)
  if (suffix) return within(size - Math.min(size, Number(suffix[1])), size - 1, size)
  const [, first, last] = FROM_TO.exec(spec) ?? []
  if (first === undefined) return undefined
  return within(Number(first), last ? Number(last) : size - 1, size)
}

function within(first: number, last: number, size: number): ByteRange | undefined {
  if (first >= size || first > last) return undefined
  return { first, last: Math.min(last, size - 1) }
}
