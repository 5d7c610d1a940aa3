import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  NOTE,
  noteIn,
  open,
  refusalOf,
  startupError,
  usedHome,
} from '../../../../../test/database/home.ts'

it('refuses a database of another PostgreSQL and says how to bring it over', async () => {
  const home = await usedHome()
  await writeFile(join(home.layout.cluster, 'PG_VERSION'), '17\n')
  expect(await refusalOf(home)).toEqual(
    startupError(/PostgreSQL 17's .* PostgreSQL 18: run "npm run backup" .* "npm run restore"/),
  )
})

it('refuses a database that lost its version', async () => {
  const home = await usedHome()
  await rm(join(home.layout.cluster, 'PG_VERSION'))
  expect(await refusalOf(home)).toEqual(startupError(/is damaged/))
})

it('gives the server’s own words when it does not start, and opens once that is put right', async () => {
  const home = await usedHome()
  const control = join(home.layout.cluster, 'global', 'pg_control')
  await rename(control, `${control}.away`)
  expect(await refusalOf(home)).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The database server did not start: .*pg_control/),
    details: expect.arrayContaining([expect.stringMatching(/pg_control/)]),
  })
  await rename(`${control}.away`, control)
  expect(await noteIn(await open(home))).toBe(NOTE)
})
