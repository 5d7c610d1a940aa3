import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { noteRoutes } from '../../test/ceiling/noted-routes.ts'
import { openTestHome } from '../../test/test-home.ts'

it('dumps', async () => {
  const { server, served } = await noteRoutes(() => openTestHome())
  await server.app.ready()
  const answer = await server.app.inject({ url: '/api/docs/json' })
  expect(answer.statusCode).toBe(200)
  await writeFile(process.env.DUMP ?? '/tmp/openapi.json', answer.body)
  await writeFile(
    `${process.env.DUMP ?? '/tmp/openapi.json'}.routes`,
    [...served].sort().join('\n'),
  )
  await server.close()
})
