import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'
import { request, speak } from '../wire.ts'

type Case = HostileCase<OpenHome>

/** Bytes as they are. */
const bytes = (name: string, becomes: Expected, sent: string): Case => ({
  name,
  becomes,
  send: ({ port }) => speak(port, Buffer.from(sent, 'latin1')),
})
/** A call that reads, with further headers. */
const reading = (name: string, becomes: Expected, ...headers: string[]): Case =>
  bytes(name, becomes, request('GET /api/viewer', ['Host: localhost', ...headers]))
/** A call that would change something. */
const changing = (name: string, becomes: Expected, headers: string[], body = ''): Case =>
  bytes(name, becomes, request('POST /api/news/seen', ['Host: localhost', ...headers], body))
/** An address. */
const address = (path: string, becomes: Expected): Case =>
  bytes(`the address ${path.slice(0, 60)}`, becomes, request(`GET ${path}`, ['Host: localhost']))

const JSON_TYPE = 'Content-Type: application/json'

/** What is no HTTP, nearly none, or two requests in one; http/failures.test.ts has the plain ones. */
export const headers = entranceOf<OpenHome>({
  name: 'headers',
  open: () => openHome(),
  check: ({ home }) => checkHealth(home),
  close: ({ home }) => home.close(),
  cases: [
    reading('a header of 14 kB', 'taken', `x: ${'y'.repeat(14_000)}`),
    reading('a header of 40 kB', 'invalid_request', `x: ${'y'.repeat(40_000)}`),
    reading(
      '3,000 headers',
      'invalid_request',
      ...Array.from({ length: 3000 }, (_, at) => `x${at}: y`),
    ),
    reading('NUL in a header', 'invalid_request', 'x: a\0b'),
    reading('a bare carriage return in a header', 'invalid_request', 'x: a\rb'),
    reading('a header that goes on in the next line', 'invalid_request', 'x: a\r\n b'),
    reading('a header without a name', 'invalid_request', ': a'),
    reading('a space before the colon', 'invalid_request', 'x : a'),
    reading('__proto__ as a header', 'taken', '__proto__: x', 'constructor: y'),
    reading('two lengths', 'invalid_request', 'Content-Length: 1', 'Content-Length: 2'),
    reading('a length below nothing', 'invalid_request', 'Content-Length: -1'),
    reading('a length in words', 'invalid_request', 'Content-Length: ten'),
    reading(
      'a length with more digits than numbers have',
      'invalid_request',
      `Content-Length: ${'9'.repeat(30)}`,
    ),
    reading('languages without end', 'taken', `Accept-Language: ${'es-'.repeat(4000)}`),
    reading('encodings without end', 'taken', `Accept-Encoding: ${'br;q=0.1,'.repeat(1400)}`),
    reading(
      'another host to be forwarded to',
      'taken',
      'X-Forwarded-Host: evil.test',
      'Forwarded: host=evil.test',
    ),
    reading('another method to be used', 'taken', 'X-HTTP-Method-Override: DELETE'),
    reading('a protocol that nobody speaks', 'taken', 'Connection: upgrade', 'Upgrade: h2c'),
    changing(
      'a length and chunks',
      'invalid_request',
      [JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
      '0\r\n\r\n',
    ),
    changing(
      'chunks that are compressed',
      'invalid_request',
      [JSON_TYPE, 'Transfer-Encoding: gzip, chunked'],
      '0\r\n\r\n',
    ),
    changing(
      'chunks by a name that is nearly theirs',
      'invalid_request',
      [JSON_TYPE, 'Transfer-Encoding: xchunked'],
      '0\r\n\r\n',
    ),
    changing(
      'a chunk of a size that is none',
      'invalid_request',
      [JSON_TYPE, 'Transfer-Encoding: chunked'],
      'zz\r\n\r\n',
    ),
    changing(
      'a chunk larger than memory',
      'invalid_request',
      [JSON_TYPE, 'Transfer-Encoding: chunked'],
      'fffffffffffffffffff\r\n',
    ),
    changing(
      'JSON in UTF-16',
      'invalid_request',
      ['Content-Type: application/json; charset=utf-16', 'Content-Length: 6'],
      '\xff\xfe{\0}\0',
    ),
    changing(
      'bytes that are no UTF-8',
      'invalid_request',
      [JSON_TYPE, 'Content-Length: 4'],
      '{"\xff\xfe',
    ),
    changing(
      'a kind of content that is none',
      'invalid_request',
      ['Content-Type: ;;;', 'Content-Length: 2'],
      '{}',
    ),
    changing(
      'a poisoned object',
      'invalid_request',
      [JSON_TYPE, 'Content-Length: 22'],
      '{"__proto__":{"a":1}}\n',
    ),
    changing(
      '100,000 brackets',
      'invalid_request',
      [JSON_TYPE, 'Content-Length: 100000'],
      '['.repeat(100_000),
    ),
    changing(
      '30,000 brackets, as deep',
      'invalid_request',
      [JSON_TYPE, 'Content-Length: 60000'],
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    ),
    changing(
      'a page of another site',
      'origin_refused',
      ['Origin: https://evil.test', JSON_TYPE, 'Content-Length: 2'],
      '{}',
    ),
    changing(
      'an origin that is no address',
      'origin_refused',
      ['Origin: \xff', JSON_TYPE, 'Content-Length: 2'],
      '{}',
    ),
    bytes(
      'no host',
      ['cut off', 'invalid_request', 'origin_refused'],
      'POST /api/news/seen HTTP/1.1\r\nConnection: close\r\n\r\n',
    ),
    bytes(
      'a host with a path',
      'origin_refused',
      request('POST /api/news/seen', ['Host: a/../b@c:99999999']),
    ),
    bytes(
      'two hosts, of which the first counts',
      ['taken', 'invalid_request', 'origin_refused'],
      request('POST /api/news/seen', ['Host: localhost', 'Host: evil.test']),
    ),
    bytes('the preface of HTTP/2', 'invalid_request', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    bytes('HTTP/0.9', ['taken', 'origin_refused'], 'GET /\r\n\r\n'),
    bytes('HTTP/9.9', 'invalid_request', 'GET / HTTP/9.9\r\n\r\n'),
    bytes('TLS', 'invalid_request', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'),
    bytes('a tunnel', 'cut off', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n'),
    bytes('TRACE', 'not_found', request('TRACE /', ['Host: localhost'])),
    bytes(
      'an address of another server',
      ['not_found', 'invalid_request', 'origin_refused'],
      request('GET http://evil.test/api/nothing', ['Host: localhost']),
    ),
    address('/api/%00', ['not_found', 'invalid_request']),
    address('/api/%ff%fe', 'invalid_request'),
    address('/%2e%2e/%2e%2e/etc/passwd', ['not_found', 'invalid_request']),
    address('/assets/..%2f..%2f..%2fetc%2fpasswd', ['not_found', 'invalid_request']),
    address('/assets/%2e%2e%5c%2e%2e%5cwindows', ['not_found', 'invalid_request']),
    address('/clips/..%2f..%2fetc/passwd', 'media_not_found'),
    address('/portraits/..%2f..%2fpackage.json', 'media_not_found'),
    address('/media/1/..%2f..%2f..%2f..%2fetc%2fpasswd/video.mp4', [
      'title_not_found',
      'not_found',
    ]),
    address(`/api/animations/${'9'.repeat(12_000)}`, ['not_found', 'invalid_request']),
    address(`/api/${'a/'.repeat(6000)}`, ['not_found', 'invalid_request']),
    address(`/api/search?q=${'%F0%9F%A6%8A'.repeat(1000)}`, ['invalid_request', 'taken']),
    address(`/api/search?${'q=a&'.repeat(3000)}`, 'invalid_request'),
    address('/api/search?__proto__[limit]=1&constructor=1', 'taken'),
  ],
})
