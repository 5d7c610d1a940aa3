/** Who is asking. Resolved once per request, and the first argument of every function that can
 *  return a title or anything made from one. Source: design, "Who is asking: Viewer". */
export type Viewer = {
  readonly householdId: number
  /** 128 random bits, base64url; null for a client that keeps no cookies. */
  readonly deviceId: string | null
  readonly profileId: number
  /** Years, 0 to 18: titles whose minimum age is above it do not exist for this viewer. */
  readonly maximumAge: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route under /api or /media runs. */
    viewer: Viewer
  }
}
