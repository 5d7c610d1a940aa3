/** How mediaIds begin whose files are here for minutes alone, and for nobody else: what is recorded for the film
 *  of a take. Random ones begin so once in 2^54. */
const PASSING = 'jam-take-'

/** Tables whose rows tell of such files and go with them. */
export const PASSING_TABLES: readonly string[] = ['jam_take_films']

/** The mediaId of files that are here for minutes. */
export const passingMediaId = (random: string): string => `${PASSING}${random}`

/** Whether a file in storage is here for minutes, so that no backup has to keep it. */
export const isPassingKey = (key: string): boolean => key.startsWith(PASSING)
