import { z } from 'zod'

/** What a JSON Schema of our own document may say. */
export type JsonSchema = {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  items?: JsonSchema | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  multipleOf?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
  format?: string | undefined
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    enum: z.optional(z.array(z.unknown())),
    anyOf: z.optional(z.array(jsonSchema)),
    oneOf: z.optional(z.array(jsonSchema)),
    properties: z.optional(z.record(z.string(), jsonSchema)),
    required: z.optional(z.array(z.string())),
    items: z.optional(jsonSchema),
    minItems: z.optional(z.number()),
    maxItems: z.optional(z.number()),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    multipleOf: z.optional(z.number()),
    maxLength: z.optional(z.number()),
    pattern: z.optional(z.string()),
    format: z.optional(z.string()),
  }),
)

const parameterSchema = z.object({
  in: z.enum(['path', 'query', 'header', 'cookie']),
  name: z.string(),
  schema: jsonSchema,
})
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }),
  ),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

/** A parameter of a call, and what it may be. */
export type Parameter = z.infer<typeof parameterSchema>

/** One call that the server describes. `path` has its parameters in braces. `body`: what it may be as
 *  JSON; undefined: there is none, or it is no JSON. */
export type Operation = {
  method: string
  path: string
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
}

/** Every call of an OpenAPI document. @throws ZodError for a document that says what we do not know */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = documentSchema.parse(document)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

const anything = (name: string): Parameter => ({ in: 'path', name, schema: { type: 'string' } })

/** Addresses that the document does not describe: pages, what is for programs, and nothing at all. */
export const UNDESCRIBED: readonly Operation[] = [
  '/',
  '/streaming',
  '/{any}',
  '/api/{any}',
  '/media/{any}',
  '/media/{any}/{any}',
  '/assets/{any}',
  '/api/live/',
  '/api/docs/static/{any}',
].map((path) => ({
  method: 'GET',
  path,
  parameters: path.includes('{any}') ? [anything('any')] : [],
  body: undefined,
}))
