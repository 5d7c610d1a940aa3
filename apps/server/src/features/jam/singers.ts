import { AppError } from '@starnest/contract/errors'
import type { JamSinger } from '@starnest/contract/jam/rounds'
import type { Viewer } from '../../domain/viewer.ts'

/** Profiles that stand with phones of their own on the stage of a viewer's screen. */
export type StageProfiles = (viewer: Viewer) => readonly number[] | Promise<readonly number[]>

/** Lets profiles sing that watch here or stand on the stage, and any guest: nobody sings in another's name.
 *  @throws AppError profile_not_found */
export async function assertMaySing(
  viewer: Viewer,
  singers: readonly JamSinger[],
  stageProfiles: StageProfiles,
): Promise<void> {
  const here = new Set([
    ...viewer.watchers.map(({ profileId }) => profileId),
    ...(await stageProfiles(viewer)),
  ])
  const isHere = (singer: JamSinger) => singer.is === 'guest' || here.has(singer.profileId)
  if (!singers.every(isHere)) throw new AppError('profile_not_found')
}
