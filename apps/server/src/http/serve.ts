import { errorBodySchema } from '@starnest/contract/errors'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@starnest/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { requireGrownUp } from '../domain/require-viewer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A device that is not paired yet may ask the route. */
    isOpen?: boolean
    /** Fields of the form that the route takes. */
    form?: Route['form']
  }
}

/** Statuses of refusals that any route can answer: too many calls, a defect, an engine that is down. */
const ANY_ROUTE = [429, 500, 503]

/** Bytes, or what another protocol says. */
const NOT_JSON = { description: 'Not JSON', content: { '*/*': { schema: z.unknown() } } }

/** A request as the schemas of its route have read it. */
export type RequestOf<R extends Route> = FastifyRequest<{
  Params: ParamsOf<R>
  Querystring: QueryOf<R>
  Body: BodyOf<R>
}>

/** What only the server knows of a route. */
type Serving = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> & {
  /** Answers of further statuses. */
  answers?: Record<number, ZodMiniType>
}

/** Answers a route of the contract: reads what was sent by its schemas, lets nobody but
 *  grown-ups ask what is for them, and describes it with its refusals. A route whose contract
 *  has no answer sends one through `reply`. */
export function serve<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (
    request: RequestOf<R>,
    reply: FastifyReply,
  ) => R['answer'] extends ZodMiniType ? AnswerOf<R> | Promise<AnswerOf<R>> : unknown,
  { bodyLimit, config, answers }: Serving = {},
): void {
  const { status = 200 } = route
  app.route<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>({
    method: [route.method].flat(),
    url: route.path,
    config: { ...config, isOpen: route.isOpen ?? false, ...(route.form && { form: route.form }) },
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(route.isForGrownUps && {
      onRequest: async ({ viewer }: FastifyRequest) => requireGrownUp(viewer),
    }),
    schema: { ...describe(route), response: { ...answersOf(route, status), ...answers } },
    handler: (request, reply) => {
      if (status !== 200) reply.code(status)
      return handler(request, reply)
    },
  })
}

function describe({ summary, tag, form, params, query, body }: Route) {
  return {
    summary,
    tags: [tag],
    ...(form && { consumes: ['multipart/form-data'] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  }
}

function answersOf(route: Route, status: number) {
  const refusals = [...refusalsOf(route)].map((refusal) => [refusal, errorBodySchema])
  return { [status]: route.answer ?? NOT_JSON, ...Object.fromEntries(refusals) }
}

/** The statuses of refusals that a route can answer: those that follow from what it is, and its own. */
function refusalsOf({ method, params, query, body, ...route }: Route): Set<number> {
  const isReading = [method].flat().every((one) => one === 'GET' || one === 'HEAD')
  return new Set([
    ...ANY_ROUTE,
    ...(params || query || body ? [400] : []),
    ...(route.isOpen ? [] : [401]),
    ...(route.isForGrownUps || !isReading ? [403] : []),
    ...(params ? [404] : []),
    ...(route.errors ?? []),
  ])
}
