import { execFile } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mp4 } from '../../files/sample-files.ts'
import { type Expected, entranceOf, type HostileCase } from '../entrance.ts'
import { checkHealth } from '../open-home.ts'
import { type Lying, openShelfHome, type ShelfHome } from '../open-shelf.ts'

const TERABYTE = 2 ** 40

const path = (name: string, said: unknown): HostileCase<ShelfHome> => ({
  name: `the folder ${name}`,
  becomes: 'invalid_request',
  send: ({ add }) => add(said),
})
const lying = (name: string, becomes: Expected, lies: Lying): HostileCase<ShelfHome> => ({
  name: `a folder with ${name}`,
  becomes,
  send: (house) => house.lies(lies),
})

/** Paths that are none, and folders with what is no film; library-choosing.test.ts and
 *  library-folders.test.ts have the plain ones. */
export const libraryFolders = entranceOf<ShelfHome>({
  name: 'library folders',
  open: openShelfHome,
  check: ({ home }) => checkHealth(home),
  close: (house) => house.close(),
  cases: [
    path('of nothing', ''),
    path('of spaces', '   '),
    path('that is a list', ['/tmp']),
    path('of 1,001 letters', `/${'a'.repeat(1000)}`),
    path('with a name longer than any', `/tmp/${'a'.repeat(900)}`),
    path('above itself', '../../../../tmp'),
    path('of a user', '~'),
    path('at an address', 'file:///tmp'),
    path('of another system', 'C:\\Windows'),
    path('that is a device', '/dev/zero'),
    path('that leads to the root by a link', '/proc/self/root'),
    path('that leads to a file by a link', '/proc/self/exe'),
    path('half of a pair of surrogates', '/tmp/\ud800'),
    lying('a pipe that nobody writes to', 'taken', (folder) =>
      promisify(execFile)('mkfifo', [join(folder, 'B.mp4')]).then(() => undefined),
    ),
    lying('a socket', 'taken', async (folder) => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(join(folder, 'B.mp4'), resolve))
      server.unref()
    }),
    lying('links in a circle', 'taken', async (folder) => {
      await symlink('B.mp4', join(folder, 'C.mp4'))
      await symlink('C.mp4', join(folder, 'B.mp4'))
      await symlink('.', join(folder, 'D'))
    }),
    lying('links to devices', 'taken', async (folder) => {
      for (const device of ['zero', 'random', 'stdin']) {
        await symlink(`/dev/${device}`, join(folder, `${device}.mp4`))
      }
    }),
    lying('a link to what this server holds open', 'taken', async (folder) => {
      await symlink('/proc/self/fd', join(folder, 'B'))
      await symlink('/proc/self/environ', join(folder, 'C.mp4'))
    }),
    lying('a folder that is called as a film', 'taken', (folder) =>
      mkdir(join(folder, 'B.mp4')).then(() => undefined),
    ),
    lying('a film of a terabyte that takes no room', 'taken', async (folder) => {
      await writeFile(join(folder, 'B.mp4'), mp4())
      await truncate(join(folder, 'B.mp4'), TERABYTE)
    }),
    lying('a terabyte of nothing', { named: 'kind_refused' }, async (folder) => {
      await writeFile(join(folder, 'B.mp4'), '')
      await truncate(join(folder, 'B.mp4'), TERABYTE)
    }),
    lying('a hundred folders in each other', 'taken', { [`${'b/'.repeat(100)}B.mp4`]: mp4() }),
    lying('a path of 2,000 letters', 'taken', {
      [`${`${'b'.repeat(200)}/`.repeat(10)}B.mp4`]: mp4(),
    }),
    lying('two thousand folders of nothing', 'taken', async (folder) => {
      for (let nth = 0; nth < 2000; nth++) await mkdir(join(folder, `b${nth}`))
    }),
    lying('two thousand files that are no films', 'taken', async (folder) => {
      for (let nth = 0; nth < 2000; nth++) await writeFile(join(folder, `b${nth}.txt`), 'b')
    }),
    lying('what hides', 'taken', { '.B.mp4': mp4(), '.hidden/B.mp4': mp4(), '@eaDir/B.mp4': 'x' }),
  ],
})
