import * as z from 'zod/mini'

/** How captions look and where they stand, as somebody chose it. The first of each list is what
 *  stands as long as nobody chose. `size` is that of the letters, from small to very large; `shade`
 *  lets the picture through, `solid` does not. */
export const CAPTION_LOOKS = {
  size: ['medium', 'small', 'large', 'huge'],
  color: ['white', 'yellow'],
  background: ['shade', 'none', 'solid'],
  edge: ['none', 'outline', 'shadow'],
  place: ['bottom', 'top'],
} as const

/** A {@link CaptionLook} as it is kept and sent. `styles`: whether captions that bring styles of their own have those of
 *  their file or this look; absent, as long as nobody chose. */
export const captionLookSchema = z.strictObject({
  size: z.enum(CAPTION_LOOKS.size),
  color: z.enum(CAPTION_LOOKS.color),
  background: z.enum(CAPTION_LOOKS.background),
  edge: z.enum(CAPTION_LOOKS.edge),
  place: z.enum(CAPTION_LOOKS.place),
  styles: z.optional(z.enum(['file', 'look'])),
})
/** One of each of {@link CAPTION_LOOKS}. */
export type CaptionLook = z.infer<typeof captionLookSchema>
