import { AppError } from '@starnest/contract/errors'
import { passesAsGrownUp, type Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { findProject, type StoredProject } from './projects.repository.ts'

/** Whether a project is the active profile's own. */
export const isOwnProject = (
  { mustChoose, profileId }: Viewer,
  project: Pick<StoredProject, 'profileId'>,
): boolean => !mustChoose && project.profileId === profileId

/** Whether a viewer finds a project: its own, and grown-ups find those of the whole family. */
export const mayFindProject = (
  viewer: Viewer,
  project: Pick<StoredProject, 'profileId'>,
): boolean => isOwnProject(viewer, project) || passesAsGrownUp(viewer)

/** @throws AppError project_not_found for one that is not there, or that the viewer does not find */
export function orNotFound(viewer: Viewer, project: StoredProject | undefined): StoredProject {
  if (!project || !mayFindProject(viewer, project)) throw new AppError('project_not_found')
  return project
}

/** One project. @throws AppError project_not_found */
export async function foundProject(
  queries: Queries,
  viewer: Viewer,
  id: number,
): Promise<StoredProject> {
  return orNotFound(viewer, await findProject(queries, { householdId: viewer.householdId, id }))
}
