import * as z from 'zod/mini'

/** Where the socket of the house answers. All channels travel on one connection for each page. */
export const SOCKET_PATH = '/api/live'

/** Event that every channel answers with the server's clock, milliseconds since 1970. */
export const CLOCK_EVENT = 'clock'

/** What a page says as it joins a channel. */
export const joiningSchema = z.object({
  openForMs: z.int().check(z.nonnegative(), z.describe('Since it was opened, milliseconds')),
})
export type Joining = z.infer<typeof joiningSchema>

/** Names of events, and what travels with each. */
type EventSchemas = Readonly<Record<string, z.ZodMiniType>>

/** One subject on the socket: what pages send and what they are sent. Both sides parse what arrives;
 *  what does not fit is dropped. */
export type Channel = {
  /** '/', or a path of its own; the namespace of Socket.IO. */
  readonly name: string
  readonly clientEvents: EventSchemas
  readonly serverEvents: EventSchemas
}

/** What a page sends on a channel, by the event's name. */
export type ClientEvents<C extends Channel> = {
  [Name in keyof C['clientEvents'] & string]: z.output<C['clientEvents'][Name]>
}

/** What a page is sent on a channel, by the event's name. */
export type ServerEvents<C extends Channel> = {
  [Name in keyof C['serverEvents'] & string]: z.output<C['serverEvents'][Name]>
}
