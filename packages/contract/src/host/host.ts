import * as z from 'zod/mini'
import { AGE_GROUPS, preferencesSchema, ROLES } from '../household/profiles.ts'
import { lineOfText } from '../text/checked-text.ts'

/** Characters of a message to the host. */
const MAX_MESSAGE_CHARACTERS = 2000
/** Suggestions that one answer of the host carries at most. */
export const MAX_SUGGESTIONS = 4

/** Who the picker says is watching now. What is left out is known from the device.
 *  Source: specification §7. */
const activeProfileSchema = z.object({
  name: z.optional(lineOfText(40)),
  role: z.nullish(z.enum(ROLES)),
  ageGroup: z.optional(z.enum(AGE_GROUPS)),
  preferences: z.optional(preferencesSchema),
})

/** POST /api/ai/host/message. Source: specification §7. */
export const hostMessageRequestSchema = z.object({
  message: z.optional(z.string().check(z.maxLength(MAX_MESSAGE_CHARACTERS))),
  context: z.optional(z.object({ activeProfile: z.optional(activeProfileSchema) })),
})

/** What the host says, and what may be answered with one press. Source: specification §3. */
export const hostMessageSchema = z.object({
  message: z.string(),
  suggestions: z.array(z.string()).check(z.maxLength(MAX_SUGGESTIONS)),
})
export type HostMessage = z.infer<typeof hostMessageSchema>
