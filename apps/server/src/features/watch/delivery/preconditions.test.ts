import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { rangeCounts, weighPreconditions } from './preconditions.ts'

const file = { size: 10, etag: '"abc"', modifiedAt: new Date('2026-11-21T04:00:00.750Z') }
const at = 'Sat, 21 Nov 2026 04:00:00 GMT'
const earlier = 'Sat, 21 Nov 2026 03:59:59 GMT'
const later = 'Sat, 21 Nov 2026 04:00:01 GMT'

describe('conditions of a request', () => {
  it.each<[string, IncomingHttpHeaders, string]>([
    ['no condition', {}, 'proceed'],
    ['the file is known', { 'if-none-match': '"abc"' }, 'not_modified'],
    ['it is known weakly', { 'if-none-match': 'W/"abc"' }, 'not_modified'],
    ['it is one of several known', { 'if-none-match': '"x", W/"y" ,"abc"' }, 'not_modified'],
    ['anything is known', { 'if-none-match': '*' }, 'not_modified'],
    ['another one is known', { 'if-none-match': '"ab", "abcd", "a,b"' }, 'proceed'],
    ['its tag without quotes is known', { 'if-none-match': 'abc' }, 'proceed'],
    ['unchanged since its own date', { 'if-modified-since': at }, 'not_modified'],
    ['unchanged since later', { 'if-modified-since': later }, 'not_modified'],
    ['changed since earlier', { 'if-modified-since': earlier }, 'proceed'],
    ['a date that is none', { 'if-modified-since': 'yesterday' }, 'proceed'],
    ['a number for a date', { 'if-modified-since': '99999999999' }, 'proceed'],
    [
      'the tag goes before the date',
      { 'if-none-match': '"x"', 'if-modified-since': at },
      'proceed',
    ],
    ['it is the one meant', { 'if-match': '"abc"' }, 'proceed'],
    ['any file is meant', { 'if-match': '*' }, 'proceed'],
    ['another one is meant', { 'if-match': '"x"' }, 'failed'],
    ['a weak tag cannot mean it', { 'if-match': 'W/"abc"' }, 'failed'],
    ['unmodified since its date', { 'if-unmodified-since': at }, 'proceed'],
    ['modified since earlier', { 'if-unmodified-since': earlier }, 'failed'],
    ['If-Match goes before', { 'if-match': '"abc"', 'if-unmodified-since': earlier }, 'proceed'],
    ['refusing goes first', { 'if-match': '"x"', 'if-none-match': '"abc"' }, 'failed'],
  ])('%s', (_case, headers, outcome) => {
    expect(weighPreconditions(headers, file)).toBe(outcome)
  })
})

describe('If-Range', () => {
  it.each<[string, string | undefined, boolean]>([
    ['absent: the range counts', undefined, true],
    ['this tag', '"abc"', true],
    ['this tag, weakly', 'W/"abc"', false],
    ['another tag', '"abcd"', false],
    ['this date', at, true],
    ['a later date', later, false],
    ['an earlier date', earlier, false],
    ['nothing sensible', 'abc', false],
  ])('%s', (_case, condition, counts) => {
    expect(rangeCounts({ 'if-range': condition }, file)).toBe(counts)
  })
})
