import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'

/** Methods that routes here have; one more wants a thought about what it sends. */
const methodSchema = z.enum(['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
type Method = z.infer<typeof methodSchema>

/** What Fastify says of itself when it is made, before it has a route. */
const announcement = z.object({ fastify: z.custom<FastifyInstance>() })

/** Opens a server and resolves with it and with every route it has, by its address: the methods. */
export async function noteRoutes<Server>(
  open: () => Promise<Server>,
): Promise<{ server: Server; methodsOf: Map<string, Set<Method>> }> {
  const methodsOf = new Map<string, Set<Method>>()
  const noteRoute = ({ method, url }: RouteOptions) => {
    const methods = methodsOf.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(methodSchema.parse(one))
    methodsOf.set(url, methods)
  }
  const note = (message: unknown) => {
    announcement.parse(message).fastify.addHook('onRoute', noteRoute)
  }
  subscribe('fastify.initialization', note)
  try {
    return { server: await open(), methodsOf }
  } finally {
    unsubscribe('fastify.initialization', note)
  }
}
