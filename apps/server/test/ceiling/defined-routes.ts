import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Method, Route } from '@starnest/contract/route'

const CONTRACT = dirname(fileURLToPath(import.meta.resolve('@starnest/contract/route')))

/** Every route that the contract defines, for each of its methods. */
export const DEFINED_ROUTES: readonly { method: Method; route: Route }[] = await readRoutes()

async function readRoutes() {
  const files = globSync('**/*.routes.ts', { cwd: CONTRACT }).sort()
  const modules: Record<string, Record<string, Route>>[] = await Promise.all(
    files.map((file) => import(join(CONTRACT, file))),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((routes) => Object.values(routes))
    .flatMap((route) => [route.method].flat().map((method) => ({ method, route })))
}
