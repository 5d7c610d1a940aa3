import { formOf } from '../../files/files-home.ts'
import { mp4 } from '../../files/sample-files.ts'
import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth, type OpenHome, openHome } from '../open-home.ts'
import { request, speak } from '../wire.ts'

type House = OpenHome & { url: string }

/** A call for part of a file, as it stands on the wire. */
const part = (range: string, becomes: Expected = 'range_not_satisfiable'): HostileCase<House> => ({
  name: `Range: ${range.slice(0, 60)}`,
  becomes,
  send: ({ port, url, grownUp }) =>
    speak(
      port,
      request(`GET ${url}`, [
        'Host: localhost',
        `Cookie: starnest_device=${grownUp.deviceId}`,
        `Range: ${range}`,
      ]),
    ),
})

/** Parts of a file that there are none of, or too many. */
export const ranges = entranceOf<House>({
  name: 'ranges',
  async open() {
    const house = await openHome()
    const form = formOf([['file', 'film.mp4', mp4(Buffer.alloc(10_000))]])
    const { storageUrl } = (await house.ask({ method: 'POST', url: '/api/upload', ...form })).json()
    return { ...house, url: storageUrl }
  },
  check: ({ home }) => checkHealth(home),
  close: ({ home }) => home.close(),
  cases: [
    part('bytes=20000-20001'),
    part('bytes=9999999999999999999999-'),
    part('bytes=0-99999999999999999999999999', 'taken'),
    part('bytes=-99999999999999999999', 'taken'),
    part('bytes=--1'),
    part('bytes=-'),
    part('bytes='),
    part('bytes=0-1,2-3,4-5'),
    part(`bytes=${'0-0,'.repeat(3000)}0-0`),
    part(`bytes=${'-1,'.repeat(2000)}`),
    part('bytes=0x10-0x20'),
    part('bytes=1e1-1e2'),
    part('bytes=0.5-1.5'),
    part('bytes=NaN-Infinity'),
    part('bytes = 0 - 1'),
    part('bytes=0-1;bytes=2-3'),
    part('bytes=\xb2-\xb3'),
    part(`bytes=${'9'.repeat(8000)}-`),
    part('seconds=0-1', 'taken'),
    part('bytes:0-1', 'taken'),
    part('bytes=0-1\r\nRange: bytes=2-3', ['range_not_satisfiable', 'invalid_request']),
    part('bytes=0-1\r\nIf-Range: "another"', 'taken'),
    part(`bytes=0-1\r\nIf-Range: ${'"'.repeat(3000)}`, 'taken'),
    part('bytes=0-1\r\nIf-Range: Thu, 99 Foo 2999 99:99:99 GMT', 'taken'),
    part(`bytes=0-1\r\nIf-None-Match: ${'"a",'.repeat(3000)}"b"`, 'taken'),
    part(`bytes=0-1\r\nIf-None-Match: ${'W/'.repeat(4000)}`, 'taken'),
    part(`bytes=0-1\r\nAccept-Encoding: ${'gzip;q=0.001,'.repeat(900)}`, 'taken'),
  ],
})
