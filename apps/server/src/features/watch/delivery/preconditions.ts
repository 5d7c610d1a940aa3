import type { IncomingHttpHeaders } from 'node:http'
import type { StoredFile } from '../../../ports/storage.ts'

/** What the conditions of a request come to: send it, say that it is unchanged, or refuse. */
export type Precondition = 'proceed' | 'not_modified' | 'failed'

const ENTITY_TAG = /(W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g
const BEGINS_LIKE_A_DATE = /^\s*[A-Z][a-z]{2}/

/** Weighs If-Match, If-Unmodified-Since, If-None-Match and If-Modified-Since, in that order. A date
 *  that is none is ignored. Source: RFC 9110 §13.2.2. */
export function weighPreconditions(headers: IncomingHttpHeaders, file: StoredFile): Precondition {
  if (!isStillTheSame(headers, file)) return 'failed'
  return isUnchanged(headers, file) ? 'not_modified' : 'proceed'
}

/** Whether a Range header counts: If-Range is absent or names exactly this file, by its strong
 *  entity tag or its date. Source: RFC 9110 §13.1.5. */
export function rangeCounts(headers: IncomingHttpHeaders, file: StoredFile): boolean {
  const condition = headers['if-range']
  if (condition === undefined) return true
  if (typeof condition !== 'string') return false
  if (condition.includes('"')) return condition.trim() === file.etag
  return dateSeconds(condition) === fileSeconds(file)
}

function isStillTheSame(headers: IncomingHttpHeaders, file: StoredFile): boolean {
  const match = headers['if-match']
  if (match !== undefined) return isAny(match) || entityTags(match).includes(file.etag)
  const since = dateSeconds(headers['if-unmodified-since'])
  return since === undefined || fileSeconds(file) <= since
}

function isUnchanged(headers: IncomingHttpHeaders, file: StoredFile): boolean {
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) {
    const known = entityTags(noneMatch).map((tag) => tag.replace(/^W\//, ''))
    return isAny(noneMatch) || known.includes(file.etag)
  }
  const since = dateSeconds(headers['if-modified-since'])
  return since !== undefined && fileSeconds(file) <= since
}

const isAny = (condition: string) => condition.trim() === '*'

const entityTags = (list: string): string[] => list.match(ENTITY_TAG) ?? []

const fileSeconds = ({ modifiedAt }: StoredFile) => Math.floor(modifiedAt.getTime() / 1000)

function dateSeconds(date: string | undefined): number | undefined {
  if (date === undefined || !BEGINS_LIKE_A_DATE.test(date)) return undefined
  const milliseconds = Date.parse(date)
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000)
}
