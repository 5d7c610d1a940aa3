/** Paths whose screens exist. A link to any other screen is hidden until its path stands here. */
export const BUILT_SCREENS: ReadonlySet<string> = new Set(['/', '/streaming', '/watch'])
