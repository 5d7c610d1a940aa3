import pg from 'pg'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startPrivateServer } from '../../../../test/database/private-server.ts'
import type { Leadership } from '../../../ports/leadership.ts'
import { openLeadership } from './open-leadership.ts'

const TAKEN_OVER_MS = 20_000

let databaseUrl: string
let adminUrl: string
const open: Leadership[] = []
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  const server = await startPrivateServer({ isForgetful: true })
  databaseUrl = server.url
  adminUrl = server.adminUrl
  return () => server.stop()
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
})

function openNode(): Leadership {
  const leadership = openLeadership({ databaseUrl, log })
  open.push(leadership)
  return leadership
}

/** Lets nodes lead a task, and says who does. */
async function race(names: string[]) {
  const leading: string[] = []
  const nodes = names.map((name) => ({ name, leadership: openNode() }))
  for (const { name, leadership } of nodes) {
    await leadership.lead({
      name: 'tidying',
      begin: async () => void leading.push(name),
      end: async () => void leading.splice(leading.indexOf(name), 1),
    })
  }
  return { leading, nodes }
}

it('lets one node lead, and another at once when that one stops', async () => {
  const { leading, nodes } = await race(['a', 'b'])
  expect(leading).toEqual(['a'])
  await nodes[0]?.leadership.stop()
  await vi.waitFor(() => expect(leading).toEqual(['b']), { timeout: TAKEN_OVER_MS })
})

it('ends what a node led whose connection has gone, before it tries again; one leads', async () => {
  const { leading } = await race(['a', 'b'])
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const ended = await admin.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`,
  )
  await admin.end()
  expect(ended.rowCount).toBe(1)
  await vi.waitFor(() => expect(leading).toHaveLength(1), { timeout: TAKEN_OVER_MS })
})

it('lets work of one name be done by one node after the other', async () => {
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    order.push(`${name} ends`)
  }
  const [a, b] = [openNode(), openNode()]
  await Promise.all([a.inTurn('import', work('a')), b.inTurn('import', work('b'))])
  expect(order.filter((_, at) => at % 2 === 0).map((said) => said.split(' ', 1).join())).toEqual(
    order.filter((_, at) => at % 2 === 1).map((said) => said.split(' ', 1).join()),
  )
})
