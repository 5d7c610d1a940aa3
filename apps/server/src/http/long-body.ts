declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a call may take as long as it wants, as long as it keeps coming. */
    hasLongBody?: boolean
  }
}

/** For the config of a route that takes whole files. */
export const LONG_BODY = { hasLongBody: true } as const
