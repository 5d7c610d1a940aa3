import { passesAsGrownUp, type Viewer } from '../../domain/viewer.ts'
import type { files } from '../../tables/files.ts'

/** A file as the table has it. */
export type StoredFile = typeof files.$inferSelect

/** A picture or a sound that the active profile brought itself. A video is never its own: what is in
 *  it only a grown-up can say. */
export function isOwn(viewer: Viewer, { assetType, profileId }: StoredFile): boolean {
  return !viewer.mustChoose && assetType !== 'video' && profileId === viewer.profileId
}

/** Whether a viewer finds a file. One with a title exactly when it finds the title, of which
 *  `visibleTitleIds` are those; anything else when it is a grown-up, or brought it itself. What lies
 *  in the bin is found by who may take it out again; what is being deleted for good, by nobody. */
export function mayFind(
  viewer: Viewer,
  file: StoredFile,
  visibleTitleIds: ReadonlySet<number>,
): boolean {
  if (file.destroyedAt !== null) return false
  if (file.removedAt !== null) return mayKeep(viewer, file)
  if (file.titleId !== null) return visibleTitleIds.has(file.titleId)
  return passesAsGrownUp(viewer) || isOwn(viewer, file)
}

/** Whether a viewer may put a file in the bin and take it out again. */
export function mayKeep(viewer: Viewer, file: StoredFile): boolean {
  return passesAsGrownUp(viewer) || isOwn(viewer, file)
}
