import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { mp4, png } from '../../files/sample-files.ts'
import { metadataOf } from '../../files/tus-calls.ts'
import { entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth } from '../open-home.ts'
import { openShelfHome, type ShelfHome } from '../open-shelf.ts'

/** What archives and disks of other systems call their files. */
const NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\config',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  '\\\\server\\share\\film.mp4',
  'film.mp4\0.png',
  'CON',
  'nul.mp4',
  'film.mp4:stream',
  'film.',
  ' film ',
  '.htaccess',
  '-rf',
  '--output=x',
  '$(touch x).mp4',
  '`id`.mp4',
  ';reboot;.mp4',
  '%2e%2e%2fx.mp4',
  '%s%n%x.mp4',
  '<script>alert(1)</script>.mp4',
  "'; drop table files; --.mp4",
  'film\r\nSet-Cookie: a=b.mp4',
  '\u202egnp.4pm.exe',
  'Z\u0301\u0302\u0303\u0304'.repeat(40),
  '\ud800.mp4',
  '\ufeff\u200b.mp4',
  '👩‍👩‍👧‍👦'.repeat(30),
  'a'.repeat(5000),
  '((((((((((((((((((((2001'.repeat(20),
  '. '.repeat(2000),
  '[x264]'.repeat(500),
  'S99999999999E99999999999',
  '__proto__',
  'constructor',
]

/** Archives by their first bytes. */
const ARCHIVES: Record<string, Buffer> = {
  zip: Buffer.from('504b0304140000000800000000000000000000000000', 'hex'),
  gzip: Buffer.from('1f8b0800000000000003', 'hex'),
  '7z': Buffer.from('377abcaf271c0004', 'hex'),
  rar: Buffer.from('526172211a070100', 'hex'),
  tar: Buffer.concat([
    Buffer.from('../../etc/passwd'.padEnd(257, '\0')),
    Buffer.from('ustar\x0000'),
  ]),
  xz: Buffer.from('fd377a585a0000', 'hex'),
}

/** A picture under this name, sent as a resumable upload, whose names may have any byte. */
const upload = (name: string, at: number): HostileCase<ShelfHome> => ({
  name: `a file called ${JSON.stringify(name.slice(0, 40))}`,
  // With control characters a name may also be refused by name.
  becomes: ['taken', 'invalid_request'],
  async send({ call, ask }) {
    const bytes = png(Buffer.from([at]))
    const outcome = await call({
      method: 'POST',
      url: UPLOAD_ROUTES.resumable.path,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'upload-metadata': metadataOf({ filename: name }),
        'content-type': 'application/offset+octet-stream',
      },
      payload: bytes,
    })
    const listed: { filename: string }[] = (await ask({ url: FILE_ROUTES.list.path })).json()
    const strange = listed.filter(({ filename }) => !/^[\w-]{22}\.png$/.test(filename))
    if (strange.length > 0) throw new Error(`${JSON.stringify(strange)} has a name of its own`)
    return outcome
  },
})

/** Names that would be paths, commands, or longer than anybody reads. */
export const names = entranceOf<ShelfHome>({
  name: 'archives of names',
  open: openShelfHome,
  check: ({ home }) => checkHealth(home),
  close: (house) => house.close(),
  cases: [
    ...NAMES.map(upload),
    {
      name: 'a library folder with all of them, and one whose name is no text',
      becomes: { named: 'vanished' },
      send: (house) =>
        house.lies(async (folder) => {
          for (const [at, name] of NAMES.entries()) {
            // The disk itself takes no slash, no NUL, and 255 bytes.
            const possible = Buffer.from(name.replace(/[/\0]/g, '_')).subarray(0, 200)
            const path = Buffer.concat([
              Buffer.from(`${folder}/${at}`),
              possible,
              Buffer.from('.mp4'),
            ])
            await writeFile(path, mp4(Buffer.from([at])))
          }
          const noText = Buffer.from([0xff, 0xfe, 0x80])
          await writeFile(
            Buffer.concat([Buffer.from(`${folder}/`), noText, Buffer.from('.mp4')]),
            mp4(Buffer.from('no text')),
          )
        }),
    },
    {
      name: 'archives in a library folder',
      becomes: 'taken',
      send: (house) =>
        house.lies(async (folder) => {
          for (const [kind, bytes] of Object.entries(ARCHIVES)) {
            await writeFile(join(folder, `films.${kind}`), bytes)
          }
        }),
    },
    ...Object.entries(ARCHIVES).map(
      ([kind, bytes]): HostileCase<ShelfHome> => ({
        name: `${kind} that is called a film, in a library folder`,
        becomes: { named: 'kind_refused' },
        send: (house) => house.lies({ 'B.mp4': bytes }),
      }),
    ),
  ],
})
