/** What the database writes to the log; a pino or Fastify logger fits. */
export type DatabaseLog = {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}
