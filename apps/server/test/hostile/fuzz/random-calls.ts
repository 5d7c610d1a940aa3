import fc from 'fast-check'
import type { Operation } from './described-operations.ts'
import {
  addressPartOf,
  hostileAddressPart,
  hostileJson,
  jsonOf,
  type KnownIds,
} from './hostile-values.ts'

/** One call. `isRaw`: it goes over the network as it is written, where else an address would be
 *  tidied before it is sent. */
export type RandomCall = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
  isRaw: boolean
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Headers that a call may carry beside its own. None names another host: such a call is refused
 *  before anything else is looked at. */
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'range',
    ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,3-4', 'bytes=99999999999999999999-', 'x'],
  ],
  ['if-none-match', ['*', '"x"', 'W/"x", "y"', '"']],
  ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'tomorrow', '-1']],
  ['if-range', ['"x"', 'yesterday']],
  ['accept-encoding', ['br', 'gzip;q=0, *', 'identity;q=0', ',,,;;q=9']],
  ['accept', ['text/html', '*/*;q=x']],
  ['accept-language', ['es', 'xx-yy-'.repeat(300)]],
  ['x-forwarded-for', ['127.0.0.1', '::1']],
  ['x-forwarded-host', ['evil.test']],
  ['x-http-method-override', ['DELETE']],
  ['user-agent', ['', 'ü'.repeat(500), 'x'.repeat(5000)]],
  ['expect', ['100-continue', 'everything']],
  ['sec-fetch-site', ['same-origin', 'cross-site']],
  ['upgrade', ['websocket', 'h2c']],
]

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/offset+octet-stream',
  'x',
  '/',
]

const headers = fc
  .array(
    fc
      .constantFrom(...HEADERS)
      .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
    { maxLength: 2 },
  )
  .map((some) => Object.fromEntries(some))
/** Three in four calls carry none. */
const fewHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headers },
)

type Sent = { body: string | undefined; headers: Record<string, string> }

const form = (parts: string) =>
  ({
    body: parts.replaceAll('\n', '\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }) satisfies Sent
const part = (disposition: string, bytes: string) =>
  `--x\nContent-Disposition: form-data; ${disposition}\n\n${bytes}\n`
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'

/** Bodies for calls that describe none: forms, parts of uploads, and what is neither. */
const undescribed: fc.Arbitrary<Sent> = fc.oneof(
  fc.constant({ body: undefined, headers: {} }),
  fc.constantFrom(
    form(`${part('name="file"; filename="a.png"', PNG)}--x--\n`),
    form(`${part('name="files"; filename="../../a.mp4"', 'ftyp')}--x--\n`),
    form(`${part('name="file"; filename="a\0b.png"', PNG)}--x--\n`),
    form(`${part('name="__proto__"; filename="a.png"', PNG)}--x--\n`),
    form(`${part('name="file"', 'no file')}--x--\n`),
    form(part('name="file"; filename="half.png"', PNG)),
    form(`${part('name="files"; filename="a.png"', PNG).repeat(30)}--x--\n`),
    form('--x\n\n\n--x--'),
  ),
  fc
    .record(
      {
        'upload-length': fc.constantFrom(
          '0',
          '8',
          '1000',
          '-1',
          '1e3',
          '99999999999999999999',
          'x',
          '',
        ),
        'upload-offset': fc.constantFrom('0', '0', '8', '-1', '1.5', 'x'),
        'upload-metadata': fc.constantFrom(
          'filename YS5wbmc=',
          'filename AGEA',
          'filename 7aCA',
          '__proto__ YQ==',
          'filename',
          ',,,',
          'filename !!!',
          'sha256 YQ==',
        ),
        'content-type': fc.constantFrom('application/offset+octet-stream', 'application/json'),
        'upload-checksum': fc.constantFrom('sha256 YQ==', 'md5 x', 'sha256', ''),
        'upload-defer-length': fc.constantFrom('1', '2'),
        'upload-concat': fc.constantFrom('partial', 'final;/x /y'),
        body: fc.constantFrom(undefined, PNG, 'x'.repeat(2000)),
      },
      { requiredKeys: ['upload-length', 'upload-offset', 'content-type', 'body'] },
    )
    .map(({ body, ...said }) => ({ body, headers: { 'tus-resumable': '1.0.0', ...said } })),
  hostileJson.map((body) => ({ body, headers: { 'content-type': 'application/json' } })),
)

function sentTo({ body, method }: Operation, known: KnownIds): fc.Arbitrary<Sent> {
  if (body === undefined) {
    const nothing = fc.constant({ body: undefined, headers: {} })
    const isBare = method === 'GET' || method === 'HEAD' || method === 'DELETE'
    return isBare
      ? fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: undescribed })
      : undescribed
  }
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  )
  return fc
    .record({ body: jsonOf(body, known), type })
    .map((sent) => ({ body: sent.body, headers: { 'content-type': sent.type } }))
}

/** Path and query; every so often a parameter stands there twice, as a list, or one that nobody
 *  asked for. */
function urlOf({ path, parameters }: Operation, known: KnownIds): fc.Arbitrary<string> {
  const parts = path.split(/(\{[^{}]+\})/).map((piece) => {
    const parameter = parameters.find(({ name }) => piece === `{${name}}`)
    if (!piece.startsWith('{')) return fc.constant(piece)
    return addressPartOf(parameter?.schema ?? { type: 'string' }, known)
  })
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  const queries = asked.map(({ name, schema }) =>
    fc.option(
      addressPartOf(schema, known).map((value) => `${name}=${value}`),
      { nil: undefined },
    ),
  )
  const names = [...asked.map(({ name }) => name), '__proto__', 'q']
  const further = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '[]', '[x]', '%00'), hostileAddressPart)
    .map(([name, list, value]) => `${name}${list}=${value}`)
  const rarely = fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: further },
  )
  return fc.tuple(fc.tuple(...parts), fc.tuple(...queries, rarely)).map(([pieces, query]) => {
    const said = query.filter((one) => one !== undefined).join('&')
    return `${pieces.join('')}${said && `?${said}`}`
  })
}

/** Any call of the server, sensible or not. */
export function randomCall(
  operations: readonly Operation[],
  known: KnownIds,
): fc.Arbitrary<RandomCall> {
  const calls = operations.map((operation) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(operation.method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        url: urlOf(operation, known),
        headers: fewHeaders,
        sent: sentTo(operation, known),
        isRaw: fc.oneof(
          { weight: 9, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
      })
      .map(({ sent, ...call }) => ({
        ...call,
        body: sent.body,
        headers: { ...call.headers, ...sent.headers },
      })),
  )
  return fc.oneof(...calls)
}
