import type { Change } from '@starnest/contract/live'

/** Tells the open pages of a household that something changed, so that they ask again. Returns at
 *  once and never throws; a page that is not connected finds out when it asks. */
export type AnnounceChange = (householdId: number, change: Change) => void
