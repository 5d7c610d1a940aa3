/** How the address of a title's page ends where the editor of its captions is to be open. */
export const CAPTIONS_HASH = '#captions'

/** Where the captions of a title are edited. */
export const captionsAddress = (titleId: number): string => `/watch/${titleId}${CAPTIONS_HASH}`
