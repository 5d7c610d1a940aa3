import * as z from 'zod/mini'

/**
 * Why Leo did not answer what a child or a teen said, the gravest first:
 * - `distress`: somebody may be hurt, threatened or alone in danger.
 * - `block`: swearing, sex, gore, weapons to hurt with, drugs, hate.
 * - `redirect`: getting round Leo's rules, or asking for what is above the age.
 * - `personal`: what should stay at home, such as an address, a phone number or a school.
 */
export const HELD_BACK_KINDS = ['distress', 'block', 'redirect', 'personal'] as const
/** One of {@link HELD_BACK_KINDS}. */
export type HeldBackKind = (typeof HELD_BACK_KINDS)[number]

/** Days for which it is kept that Leo held something back. */
export const HELD_BACK_DAYS = 30
/** Entries of one kind that are kept of a profile, the newest: 200 in all. By kind, so that no number of rude
 *  words pushes out that a child may need somebody. */
export const HELD_BACK_OF_A_KIND = 50

/** That Leo held something back: when and of which kind. What was said is kept nowhere. */
export const heldBackEntrySchema = z.object({
  id: z.int().check(z.positive()),
  kind: z.enum(HELD_BACK_KINDS),
  heldAt: z.iso.datetime(),
})
export type HeldBackEntry = z.infer<typeof heldBackEntrySchema>

/** GET /api/parents/held-back: children and teens from whom Leo held something back, and what, the newest first. */
export const heldBackSchema = z.object({
  profiles: z.array(
    z.object({
      profileId: z.int().check(z.positive()),
      entries: z.array(heldBackEntrySchema).check(z.minLength(1)),
    }),
  ),
})
export type HeldBack = z.infer<typeof heldBackSchema>

/** DELETE of what is kept of one profile: how many entries that were. */
export const clearedHeldBackSchema = z.object({ entries: z.int().check(z.minimum(0)) })
