import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { z } from 'zod'

/** Methods that routes here have; one more wants a thought about what it sends. */
const methodSchema = z.enum(['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

/** What Fastify says of itself when it is made, before it has a route. */
const announcement = z.object({ fastify: z.custom<FastifyInstance>() })

/** Opens a server and resolves with it and with every call it answers, by method and path. */
export async function noteRoutes<Server>(
  open: () => Promise<Server>,
): Promise<{ server: Server; served: Set<string> }> {
  const served = new Set<string>()
  const noteRoute = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) served.add(`${methodSchema.parse(one)} ${url}`)
  }
  const note = (message: unknown) => {
    announcement.parse(message).fastify.addHook('onRoute', noteRoute)
  }
  subscribe('fastify.initialization', note)
  try {
    return { server: await open(), served }
  } finally {
    unsubscribe('fastify.initialization', note)
  }
}
