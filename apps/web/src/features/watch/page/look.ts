/** Side margins of everything on the page: in line with the bar on top. */
export const PAGE_WIDTH = 'w-full px-gutter'

/** Heading of a part of the page. */
export const PART_HEADING = 'font-display text-2xl text-starlight sm:text-3xl'
