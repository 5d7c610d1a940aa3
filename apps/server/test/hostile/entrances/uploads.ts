import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { formOf } from '../../files/files-home.ts'
import { mp4, REFUSED } from '../../files/sample-files.ts'
import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'

const LIMIT_BYTES = 1_000_000
const TUS = { 'tus-resumable': '1.0.0' }

type Case = HostileCase<OpenHome>

/** A file in a form as browsers send it. */
const file = (name: string, bytes: Buffer): Case => ({
  name: `a form with ${name}`,
  becomes: 'file_type_refused',
  send: ({ call }) =>
    call({ method: 'POST', url: UPLOAD_ROUTES.upload.path, ...formOf([['file', name, bytes]]) }),
})

/** Bytes that are taken for a form. */
const form = (name: string, body: string, becomes: Expected, type = 'boundary=x'): Case => ({
  name: `a form ${name}`,
  becomes,
  send({ call }) {
    const bytes = Buffer.from(body.replaceAll('\n', '\r\n'), 'latin1')
    return call({
      method: 'POST',
      url: UPLOAD_ROUTES.upload.path,
      headers: {
        'content-type': `multipart/form-data; ${type}`,
        'content-length': String(bytes.length),
      },
      payload: Readable.from(piecesOf(bytes)),
    })
  },
})

/** Bytes that a socket of Node brings at once, at most. */
const PIECE_BYTES = 64 * 1024

/** Bytes as they come from a socket: the loop goes on between two pieces. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    await setImmediate()
    yield bytes.subarray(from, from + PIECE_BYTES)
  }
}

const GIF = `GIF89a${'\0'.repeat(64)}`
const part = (disposition: string, bytes = GIF) =>
  `--x\nContent-Disposition: form-data; ${disposition}\n\n${bytes}\n`
const END = '--x--\n'

/** The beginning of a resumable upload. */
const begun = (name: string, headers: Record<string, string>, becomes: Expected): Case => ({
  name: `an upload that begins with ${name}`,
  becomes,
  send: ({ call }) =>
    call({ method: 'POST', url: UPLOAD_ROUTES.resumable.path, headers: { ...TUS, ...headers } }),
})

/** A piece of an upload of eight bytes. */
const piece = (
  name: string,
  headers: Record<string, string>,
  becomes: Expected,
  bytes: Buffer = Buffer.from('12345678'),
): Case => ({
  name: `a piece with ${name}`,
  becomes,
  async send({ ask, call }) {
    const said = { ...TUS, 'upload-length': '8', 'upload-metadata': 'filename YS5wbmc=' }
    const { headers: answered } = await ask({
      method: 'POST',
      url: UPLOAD_ROUTES.resumable.path,
      headers: said,
    })
    const url = String(answered.location)
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    const sent = { ...TUS, ...type, ...headers }
    const outcome = await call({ method: 'PATCH', url, headers: sent, payload: bytes })
    await call({ method: 'DELETE', url, headers: TUS })
    return outcome
  },
})

/** What somebody sends who wants more than to bring a film. */
export const uploads = entranceOf<OpenHome>({
  name: 'uploads',
  open: () => openHome({ uploadLimitBytes: LIMIT_BYTES }),
  async check({ home, ask }) {
    await checkHealth(home)
    const waiting = await readdir(home.uploadsFolder)
    if (waiting.length > 0) throw new Error(`${waiting} lie there still`)
    const listed = (await ask({ url: FILE_ROUTES.list.path })).json()
    if (listed.length > 0) throw new Error(`${JSON.stringify(listed)} was kept`)
  },
  close: ({ home }) => home.close(),
  cases: [
    ...REFUSED.map(([name, bytes]) => file(name, bytes)),
    form(
      'without a boundary',
      `${part('name="file"; filename="a.png"')}${END}`,
      'invalid_request',
      '',
    ),
    form('with an empty boundary', END, 'invalid_request', 'boundary='),
    form(
      'with a boundary of 5,000 letters',
      END,
      'invalid_request',
      `boundary=${'x'.repeat(5000)}`,
    ),
    form('of nothing', '', 'invalid_request'),
    form('that never ends', part('name="file"; filename="a.png"'), 'invalid_request'),
    form('of a part without a name', `${part('filename="a.png"')}${END}`, 'invalid_request'),
    form('of a part without a disposition', `--x\n\nabc\n${END}`, 'invalid_request'),
    form('of a text and no file', `${part('name="file"')}${END}`, 'invalid_request'),
    form('for __proto__', `${part('name="__proto__"; filename="a.png"')}${END}`, 'invalid_request'),
    form('of a thousand files', `${part('name="file"; filename="a.png"').repeat(1000)}${END}`, [
      'invalid_request',
      'file_too_large',
    ]),
    form('with ten thousand fields', `${part('name="a"', '').repeat(10_000)}${END}`, [
      'invalid_request',
      'file_too_large',
    ]),
    form(
      'with 200 kB of headers in a part',
      `--x\nContent-Disposition: form-data; name="file"; filename="a.png"\nx: ${'y'.repeat(200_000)}\n\nabc\n${END}`,
      ['invalid_request', 'file_type_refused'],
    ),
    form(
      'within a form',
      `--x\nContent-Disposition: form-data; name="file"\nContent-Type: multipart/mixed; boundary=y\n\n--y\n${'--y\n'.repeat(1000)}--y--\n${END}`,
      'invalid_request',
    ),
    begun('a length below nothing', { 'upload-length': '-1' }, 'invalid_request'),
    begun('a length that is none', { 'upload-length': 'NaN' }, 'invalid_request'),
    begun('a length of 1e3', { 'upload-length': '1e3' }, ['invalid_request', 'file_too_large']),
    begun('more digits than numbers have', { 'upload-length': '9'.repeat(40) }, 'invalid_request'),
    begun('no length', {}, 'invalid_request'),
    begun('a length to be told later', { 'upload-defer-length': '1' }, 'invalid_request'),
    begun(
      'a part of several that are to be joined',
      { 'upload-length': '8', 'upload-concat': 'partial' },
      'invalid_request',
    ),
    begun(
      'the whole of parts that nobody sent',
      { 'upload-concat': 'final;/api/uploads/a /api/uploads/../../etc/passwd' },
      'invalid_request',
    ),
    begun(
      'a name that is not base64',
      { 'upload-length': '8', 'upload-metadata': 'filename !!!' },
      'invalid_request',
    ),
    begun(
      'a checksum that is none',
      { 'upload-length': '8', 'upload-metadata': 'filename YQ==,sha256 YQ==' },
      'invalid_request',
    ),
    begun(
      'another version of the protocol',
      { 'upload-length': '8', 'tus-resumable': '0.2.2' },
      'invalid_request',
    ),
    piece('no place', { 'upload-offset': '' }, 'invalid_request'),
    piece('a place beyond its end', { 'upload-offset': '9' }, 'upload_conflict'),
    piece('a place below nothing', { 'upload-offset': '-1' }, 'invalid_request'),
    piece('another kind of content', { 'content-type': 'application/json' }, 'invalid_request'),
    piece('a checksum of nobody', { 'upload-checksum': 'crc32 AAAAAA==' }, 'invalid_request'),
    piece(
      'a checksum that is not its own',
      { 'upload-checksum': 'sha1 AAAA' },
      'checksum_mismatch',
    ),
    piece('more bytes than were told', {}, 'file_too_large', mp4(Buffer.alloc(100_000))),
    {
      name: 'a piece for an upload with a path for a name',
      becomes: ['upload_not_found', 'not_found'],
      send: ({ call }) =>
        call({
          method: 'PATCH',
          url: `${UPLOAD_ROUTES.resumable.path}/..%2f..%2fetc%2fpasswd`,
          headers: {
            ...TUS,
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          payload: 'x',
        }),
    },
  ],
})
