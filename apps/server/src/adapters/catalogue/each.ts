import { z } from 'zod'

/** A list of which the first `max` entries count, and of these what is as documented. */
export const each = <T>(entry: z.ZodType<T>, max: number) =>
  z.array(z.unknown()).transform((all) =>
    all.slice(0, max).flatMap((one) => {
      const { data } = entry.safeParse(one)
      return data === undefined ? [] : [data]
    }),
  )

/** A text that may be missing, null or of another kind. */
export const maybeText = z.string().nullish().catch(null)

/** The number of an entry, in decimal digits. */
export const entryNumber = z.number().int().positive().max(9_999_999_999).transform(String)
