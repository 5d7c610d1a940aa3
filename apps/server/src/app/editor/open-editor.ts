import { AppError } from '@starnest/contract/errors'
import type { EncodingLimit } from '../../domain/media/encoding-limit.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type AssetsDeps, AssetsService } from '../../features/editor/assets/assets.service.ts'
import { registerEditor, type SendStored } from '../../features/editor/editor.routes.ts'
import { type ExportsDeps, ExportsService } from '../../features/editor/exports/exports.service.ts'
import { FirstCutService } from '../../features/editor/first-cut/first-cut.service.ts'
import { ProjectsService } from '../../features/editor/projects/projects.service.ts'
import { TimelineItems } from '../../features/editor/projects/timeline-items.ts'
import { ProxiesService } from '../../features/editor/proxies/proxies.service.ts'
import { foundOf } from '../../features/files/found-files.ts'
import { type KeepMadeDeps, keepMade } from '../../features/files/receiving/keep-made.ts'
import type { DiskRoom } from '../../features/files/space/disk-room.ts'
import type { HouseholdRoom } from '../../features/files/space/household-room.ts'
import type { UploadRoom } from '../../features/files/space/upload-room.ts'
import { receiptOf, tempFileOf } from '../../features/files/temp-file.ts'
import type { Slice, SliceParts } from '../slice.ts'
import { type FinderParts, sourceFinders } from './source-finders.ts'

/** What the Video Editor is put together from, besides the engines. */
type EditorParts = SliceParts &
  FinderParts & {
    disk: Pick<DiskRoom, 'lend'>
    encoding: EncodingLimit
    householdRoom: Pick<HouseholdRoom, 'assertRoom'>
    uploadRoom: Pick<UploadRoom, 'assertMayKeep'>
    /** Asked for the film of a title. @throws AppError time_over */
    assertTime: AssetsDeps['assertTime']
    onFileStored: KeepMadeDeps['onFileStored']
    sendStored: SendStored
  }

/** How often what is over is forgotten. */
const TIDY_EVERY_MS = 3_600_000

/** Puts the slice of the Video Editor together. */
export function openEditor(parts: EditorParts) {
  const { disk, finding, householdRoom, jobs, sendStored, uploadRoom } = parts
  const lendRoom: ExportsDeps['lendRoom'] = async (need, work) => {
    const done = await disk.lend(need, () => work())
    if (!done) throw new AppError('storage_full')
    return done.made
  }
  const proxies = new ProxiesService({ ...parts, lendRoom })
  const finders = sourceFinders(parts)
  const assets = new AssetsService({ ...parts, finders, proxies })
  const exports = new ExportsService({
    ...parts,
    assets,
    finders,
    lendRoom,
    assertRoom: (householdId, bytes) =>
      householdRoom.assertRoom(householdId, { bytes, openBytes: 0 }),
    keepFilm: async (viewer: Viewer, film) => {
      await uploadRoom.assertMayKeep(viewer, film.sizeBytes)
      const need = { householdId: viewer.householdId, bytes: film.sizeBytes }
      const file = await lendRoom(need, () => keepMade(viewer, film, parts))
      const [found] = await foundOf(finding, viewer, [file])
      return found ? tempFileOf(viewer, found, undefined) : receiptOf(viewer, file)
    },
  })
  const projects = new ProjectsService({
    ...parts,
    assets,
    dropExports: (project) => exports.drop(project),
  })
  const items = new TimelineItems(projects)
  const art = (parts.studio?.art ?? []).map(({ id, kind, name, pictureUrl }) => ({
    ...{ id, kind, name, pictureUrl },
  }))
  const firstCuts = new FirstCutService({ projects, assets, beats: () => parts.tracks.beats() })
  return {
    async start() {
      await exports.start()
      await proxies.start()
      await jobs.repeat({
        name: 'tidy-editor',
        everyMs: TIDY_EVERY_MS,
        async work() {
          await exports.addUnfinished()
          await projects.tidy()
          await proxies.tidy()
        },
      })
    },
    register: (app) =>
      registerEditor(app, { projects, firstCuts, items, assets, exports, sendStored, art }),
  } satisfies Slice
}
