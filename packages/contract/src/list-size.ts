/** Titles that one list holds at most. */
export const MAX_LIST_ENTRIES = 1000
