declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a call may take any time to arrive, as long as bytes keep coming. */
    hasLongBody?: boolean
  }
}

/** For the config of a route that takes whole files. */
export const LONG_BODY = { hasLongBody: true } as const
