/** What the origin of a family's own title begins with: `file` was uploaded, `folder` lies in a
 *  library folder. */
export const FAMILY_ORIGINS = ['file', 'folder'] as const

/** Origin of the title that is made of a file. */
export const originOfFile = (source: (typeof FAMILY_ORIGINS)[number], fileId: number): string =>
  `${source}:${fileId}`

/** Whether a title was uploaded, by its origin. */
export const UPLOADED_ORIGIN = 'file:%'
