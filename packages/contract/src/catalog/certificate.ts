import * as z from 'zod/mini'
import { type AgeRating, ageRatingSchema, minimumAgeOf } from '../age-rating.ts'

/** What a board of some country certified a title as, such as FSK 12, in the words of that board. */
export const certificateSchema = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/), z.describe('ISO 3166-1, such as DE')),
  scheme: z
    .nullable(z.string())
    .check(z.describe('Short name of the scheme, such as FSK; null: it goes by its country')),
  label: z.string().check(z.describe('As the board writes it, such as 12A')),
  age: z.int().check(z.minimum(0), z.maximum(18), z.describe('Youngest age that it is for, years')),
  rating: ageRatingSchema.check(z.describe('The rating of ours that it comes to')),
})
export type Certificate = z.infer<typeof certificateSchema>

/** A certificate as a family knows it: 'FSK 12', 'TV-Y7', or 'CZ 12' where a scheme goes by its country. */
export function certificateName({
  country,
  scheme,
  label,
}: Pick<Certificate, 'country' | 'scheme' | 'label'>): string {
  if (scheme === null) return `${country} ${label}`
  return label.startsWith(`${scheme}-`) ? label : `${scheme} ${label}`
}

/** Age in years, 0 to 18, that is told of a title: that of its certificate while the rating that counts was made
 *  of it, else that of the rating; null: it is unrated. Who may see it follows from its rating alone, which is
 *  for the same age or an older one. */
export function toldAge(rating: AgeRating | null, certificate: Certificate | null): number | null {
  if (rating === null) return null
  return certificate?.rating === rating ? certificate.age : minimumAgeOf(rating)
}
