import { createHash } from 'node:crypto'
import pg from 'pg'
import { PLANNED_ONCE } from '../../../ports/database.ts'

const names = new Map<string, string>()

/** The same for the same text, at most 63 bytes. Source: PostgreSQL, "Identifiers and Key Words". */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `once_${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

const isPlannedOnce = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  config.text.startsWith(PLANNED_ONCE)

/** A session that keeps the plans of statements that ask for it. */
export class Session extends pg.Client {
  override query = ((config: unknown, ...rest: unknown[]) =>
    Reflect.apply(super.query, this, [
      isPlannedOnce(config) ? { ...config, name: nameOf(config.text) } : config,
      ...rest,
    ])) as pg.Client['query']
}
