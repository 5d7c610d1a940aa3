import { mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/database/temporary-folder.ts'
import { findBinaries } from './binaries.ts'
import { libraryEnvironment } from './library-links.ts'

it('names DATABASE_URL where npm has no PostgreSQL for the platform', () => {
  expect(() => findBinaries('linux', 'riscv64')).toThrow(
    /no PostgreSQL for linux on riscv64 .* set DATABASE_URL/,
  )
})

it('makes the library links itself where install scripts did not run', async () => {
  const folder = await temporaryFolder()
  const native = join(folder, 'native')
  await mkdir(join(native, 'lib'), { recursive: true })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library')

  const linkFolder = join(folder, 'links')
  for (let start = 0; start < 2; start += 1) {
    const environment = await libraryEnvironment(native, linkFolder)
    expect(Object.values(environment)).toEqual([`${linkFolder}:${join(native, 'lib')}`])
    expect(await readlink(join(linkFolder, 'libpq.so.5'))).toBe(
      join(native, 'lib', 'libpq.so.5.18'),
    )
  }

  await writeFile(join(native, 'lib', 'libpq.so.5'), 'library')
  expect(await libraryEnvironment(native, linkFolder)).toEqual({})
})
