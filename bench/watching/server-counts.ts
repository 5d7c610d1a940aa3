import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import { childrenMs, processCost } from '../run/cost/process-cost.ts'
import { ANSWER_LIMIT_MS, within } from '../run/waiting.ts'

/** What a server has done so far. */
export type ServerCounts = {
  /** Answered calls by their method and route. */
  calls: ReadonlyMap<string, number>
  statements: number
  /** Processor time of the server and of its PostgreSQL, milliseconds. */
  serverMs: number
  databaseMs: number
}

const CALLS =
  /^starnest_http_request_duration_seconds_count\{method="(\w+)",route="([^"]*)",status="\dxx"\} (\d+)$/
const STATEMENTS = /^starnest_database_statements_total (\d+)$/

/** Reads what a server has counted of itself. */
export async function serverCounts(
  { origin, pid }: { origin: string; pid: number },
  token: string,
): Promise<ServerCounts> {
  const headers = { authorization: `Bearer ${token}` }
  const asked = fetch(`${origin}${HEALTH_ROUTES.metrics.path}`, { headers }).then((answer) =>
    answer.text(),
  )
  const lines = (await within('figures of the server', ANSWER_LIMIT_MS, asked)).split('\n')
  const calls = new Map<string, number>()
  let statements = 0
  for (const line of lines) {
    const [, method, route = '', count] = CALLS.exec(line) ?? []
    if (method && route !== HEALTH_ROUTES.metrics.path) {
      const name = `${method} ${route}`
      calls.set(name, (calls.get(name) ?? 0) + Number(count))
    }
    statements = Number(STATEMENTS.exec(line)?.[1] ?? statements)
  }
  const { processorMs } = await processCost(pid)
  return { calls, statements, serverMs: processorMs, databaseMs: await childrenMs(pid) }
}
