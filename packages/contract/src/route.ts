import type * as z from 'zod/mini'

/** Methods that routes have. */
export type Method = 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** What an answer tells of titles; the ceiling's test checks each route by it. `none`: nothing.
 *  `one`: the title in its address, and 404 when that is hidden. `many`: all that are visible.
 *  `some`: one or more that are visible. `by-own-rule`: titles, by a rule with a test of its own;
 *  without arguments it tells of none. */
export type TitlesTold = 'none' | 'one' | 'many' | 'some' | 'by-own-rule'

/** A field of a form. `files`: it may stand there several times. `says`: a line of the description of all calls.
 *  `oneOf`: what a text may be. */
export type FormField = {
  is: 'file' | 'files' | 'text'
  says: string
  oneOf?: readonly string[]
  isOptional?: true
}

/** A call that the server answers, defined once: the server serves it and describes it, pages call it.
 *  Of all this the browser is sent `method`, `path` and `answer`. */
export type Route = {
  /** Several: of the same meaning; pages use the first. */
  method: Method | readonly [Method, ...Method[]]
  /** With names of `params`, as '/api/lists/:list'. */
  path: `/${string}`
  /** What it does, a line of the description of all calls. */
  summary: string
  /** Heading that it has in that description. */
  tag: string
  titles: TitlesTold
  /** Only grown-ups may call it. */
  isForGrownUps?: true
  /** A device that is not paired yet may call it. */
  isOpen?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Fields of a form (`multipart/form-data`) that is sent in place of a body, by their names. */
  form?: Readonly<Record<string, FormField>>
  /** Absent: it answers bytes, or by a protocol of its own. */
  answer?: z.ZodMiniType
  /** Of the answer, where it is not 200. */
  status?: 201
  /** Statuses of refusals, besides those that follow from the rest. */
  errors?: readonly number[]
}

/** Routes by their names. */
export type Routes = Record<string, Route>

type Schema<R extends Route, Part extends 'params' | 'query' | 'body' | 'answer'> = R extends {
  [part in Part]: infer Found extends z.ZodMiniType
}
  ? Found
  : never

/** What stands in the address of a route, by name. */
export type ParamsOf<R extends Route> = z.output<Schema<R, 'params'>>
/** What the server reads from the query, and what is written there. */
export type QueryOf<R extends Route> = z.output<Schema<R, 'query'>>
/** What is written in the query. */
export type QueryFor<R extends Route> = z.input<Schema<R, 'query'>>
/** What the server reads from the body. */
export type BodyOf<R extends Route> = z.output<Schema<R, 'body'>>
/** What is sent as the body. */
export type BodyFor<R extends Route> = z.input<Schema<R, 'body'>>
/** What a route answers. */
export type AnswerOf<R extends Route> = z.output<Schema<R, 'answer'>>

/** The address of a route, without a query. */
export function pathOf<R extends Route>(
  { path }: Pick<R, 'path'>,
  params: Record<string, string | number>,
): string {
  const filled = (part: string) =>
    part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part
  return path.split('/').map(filled).join('/')
}
