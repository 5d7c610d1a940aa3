import { browserStorage } from '../../../platform/browser-storage.ts'

/** Where this browser keeps the unfinished uploads of a profile. */
export const unfinishedKey = (profileId: number) => `starnest.uploads.${profileId}`

/** Whether something is kept there: asked by a screen that does not want the code of uploads for it. */
export function mayHaveUnfinished(profileId: number): boolean {
  const kept = browserStorage.getItem(unfinishedKey(profileId))
  return kept !== null && kept !== '[]'
}
