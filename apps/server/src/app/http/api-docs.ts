import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FormField, Route } from '@starnest/contract/route'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Address of the description of every call, for people; `/json` under it is for programs. */
const DOCS = '/api/docs'

/** The page's own styles are inline. It asks nobody but this server. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Describes a route by its schemas, and the fields of its form, which are read as they come and have none. */
const withForms: typeof jsonSchemaTransform = (described) => {
  const { schema, url } = jsonSchemaTransform(described)
  const { form } = described.route.config ?? {}
  return { schema: form ? { ...schema, body: bodyOf(form) } : schema, url }
}

/** Source: OpenAPI 3.1, "Considerations for Multipart Content". */
function bodyOf(form: NonNullable<Route['form']>) {
  const fields = Object.entries(form)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field)])),
    required: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    additionalProperties: false,
  }
}

function schemaOf({ is, says, oneOf }: FormField) {
  const file = { type: 'string', format: 'binary' }
  if (is === 'files') return { type: 'array', items: file, minItems: 1, description: says }
  const what = is === 'file' ? file : { type: 'string', ...(oneOf && { enum: oneOf }) }
  return { ...what, description: says }
}

/** Describes every route that is registered after it. */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Starnest', description: "A family's own streaming service", version },
    },
    transform: withForms,
  })
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: PAGE_POLICY,
    validatorUrl: false,
    theme: {
      title: 'Starnest: every call',
      css: [{ filename: 'starnest.css', content: '.topbar { display: none }' }],
    },
  })
}
