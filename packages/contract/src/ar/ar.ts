import * as z from 'zod/mini'

/** What stands around somebody in an AR experience: who plays in the film, a thing of its story, or the
 *  story itself. */
export const AR_ELEMENT_TYPES = ['character', 'prop', 'story'] as const

/** What an element does when it is met. `wave`: it greets. `speak`: it says a line of its film. `collect`:
 *  it is picked up. `read`: it tells the story. */
export const AR_INTERACTION_TYPES = ['wave', 'speak', 'collect', 'read'] as const

/** Things that an AR experience can show. */
export const AR_PROPS = [
  ...(['star', 'moon', 'lantern', 'note', 'drum', 'umbrella', 'kite', 'letter'] as const),
  ...(['flower', 'snowflake', 'heart', 'crown', 'drop', 'gem', 'compass', 'book'] as const),
] as const
/** One of {@link AR_PROPS}. */
export const arPropSchema = z.enum(AR_PROPS)
export type ArProp = z.infer<typeof arPropSchema>

/** The frame that positions are meant in, pixels. Source: specification §9, "AR". */
export const AR_FRAME = { width: 1280, height: 720 } as const
/** Diameter of a marker of scale 1 in that frame, pixels. Source: specification §9, "AR". */
export const AR_MARKER_DIAMETER = 40
/** Elements of one experience at most. */
export const MAX_AR_ELEMENTS = 8
/** Characters of the instructions. */
export const MAX_AR_INSTRUCTIONS = 400
/** Characters of a description, and of a line. */
export const MAX_AR_DESCRIPTION = 300
/** Characters of a name. */
export const MAX_AR_NAME = 80

/** What somebody says in the film, as its captions have it. */
export const arLineSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(MAX_AR_DESCRIPTION)),
  language: z.nullable(z.string()).check(z.describe('BCP 47; null: not known')),
  startTime: z.number().check(z.nonnegative(), z.describe('Seconds into the film')),
  endTime: z.number().check(z.nonnegative(), z.describe('Seconds into the film')),
})
export type ArLine = z.infer<typeof arLineSchema>

/** One element. Source: specification §3, "AR experience response". */
export const arElementSchema = z.object({
  type: z.enum(AR_ELEMENT_TYPES),
  name: z.string().check(z.minLength(1), z.maxLength(MAX_AR_NAME)),
  description: z.string().check(z.minLength(1), z.maxLength(MAX_AR_DESCRIPTION)),
  interactionType: z.enum(AR_INTERACTION_TYPES),
  position: z
    .object({
      x: z.number().check(z.minimum(-1), z.maximum(1)),
      y: z.number().check(z.minimum(-1), z.maximum(1)),
    })
    .check(z.describe('In the frame of 1280 x 720; (-1, -1) is its top left')),
  scale: z.object({ x: z.number().check(z.minimum(0.5), z.maximum(3)) }),
  character: z
    .nullable(z.string().check(z.maxLength(MAX_AR_NAME)))
    .check(z.describe('Who it is in the film, by the name in its own language; null: nobody')),
  prop: z.nullable(arPropSchema).check(z.describe('Which thing it is; null: none')),
  line: z
    .nullable(arLineSchema)
    .check(z.describe('What it says in the film; null: nothing is known')),
})
export type ArElement = z.infer<typeof arElementSchema>

/** What POST /api/ai/ar-experience/{contentId} answers. `film`: the shipped film that it is of, by its
 *  folder; null: it is the family's own. */
export const arExperienceSchema = z.object({
  titleId: z.int().check(z.positive()),
  title: z.string(),
  film: z.nullable(z.string()),
  instructions: z.string().check(z.minLength(1), z.maxLength(MAX_AR_INSTRUCTIONS)),
  arElements: z.array(arElementSchema).check(z.maxLength(MAX_AR_ELEMENTS)),
  engine: z.enum(['embedded', 'language-model']).check(z.describe('Who wrote the words')),
})
export type ArExperience = z.infer<typeof arExperienceSchema>
