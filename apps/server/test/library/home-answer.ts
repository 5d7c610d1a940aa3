import { type Home, homeAnswerSchema, homeOf } from '@starnest/contract/catalog/catalog'

/** The home screen that an answer of GET /api/home tells, as pages read it.
 *  @throws ZodError when it is no such answer */
export const parseHome = (answer: unknown): Home => homeOf(homeAnswerSchema.parse(answer))
