import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
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

/** Describes every route that is registered after it. */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Starnest', description: "A family's own streaming service", version },
    },
    transform: jsonSchemaTransform,
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
