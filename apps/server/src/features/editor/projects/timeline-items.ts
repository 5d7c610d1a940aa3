import { randomUUID } from 'node:crypto'
import type { Command } from '@starnest/contract/editor/commands'
import type { EditorDocument, Item, TrackType } from '@starnest/contract/editor/document'
import type { TimelineItem } from '@starnest/contract/editor/editor'
import { AppError } from '@starnest/contract/errors'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'
import type { Viewer } from '../../../domain/viewer.ts'
import type { ProjectsService } from './projects.service.ts'

/** Where an item stands, as the calls of the specification say it: milliseconds, and a layer. */
export type Standing = { startTime: number; duration: number; layer: number }

/** The timeline in the calls of the specification: each changes one item, whatever the revision is. */
export class TimelineItems {
  readonly #projects: ProjectsService

  constructor(projects: ProjectsService) {
    this.#projects = projects
  }

  /** The items of a project, by layer and beginning. @throws AppError project_not_found */
  async list(viewer: Viewer, projectId: number): Promise<TimelineItem[]> {
    const { document } = await this.#projects.document(viewer, projectId)
    return document.items.map((item) => timelineItemOf(projectId, item))
  }

  /** Puts an asset on a track. What starts before 0 starts at 0.
   *  @throws AppError project_not_found, edit_refused */
  async add(
    viewer: Viewer,
    projectId: number,
    { assetId, trackType, ...standing }: Standing & { assetId: number; trackType: TrackType },
  ): Promise<TimelineItem> {
    const item: Item = {
      id: randomUUID(),
      ...{ assetId, trackType, ...standing, startTime: Math.max(0, standing.startTime) },
      ...{ sourceStart: 0, speed: 1, transition: null, text: null },
      ...{ sound: PLAIN_SOUND, picture: PLAIN_PICTURE },
    }
    return this.#edit(viewer, { projectId, id: item.id }, [{ kind: 'add', items: [item] }])
  }

  /** Moves an item, or gives it another length. @throws AppError project_not_found, item_not_found,
   *  edit_refused */
  async change(
    viewer: Viewer,
    { projectId, id }: { projectId: number; id: string },
    { startTime, duration, layer }: { [Key in keyof Standing]?: Standing[Key] | undefined },
  ): Promise<TimelineItem> {
    const item = await this.#find(viewer, projectId, id)
    const moved = {
      ...item,
      startTime: startTime ?? item.startTime,
      duration: duration ?? item.duration,
      layer: layer ?? item.layer,
    }
    return this.#edit(viewer, { projectId, id }, [
      { kind: 'remove', ids: [id] },
      { kind: 'add', items: [moved] },
    ])
  }

  /** Takes an item off the timeline. @throws AppError project_not_found, item_not_found */
  async remove(
    viewer: Viewer,
    { projectId, id }: { projectId: number; id: string },
  ): Promise<TimelineItem> {
    const item = await this.#find(viewer, projectId, id)
    await this.#projects.edit(viewer, projectId, { commands: [{ kind: 'remove', ids: [id] }] })
    return timelineItemOf(projectId, item)
  }

  /** Answers the item as it is afterwards: at the frames of the project. */
  async #edit(
    viewer: Viewer,
    { projectId, id }: { projectId: number; id: string },
    commands: readonly Command[],
  ): Promise<TimelineItem> {
    const { document } = await this.#projects.edit(viewer, projectId, { commands })
    return timelineItemOf(projectId, itemIn(document, id))
  }

  async #find(viewer: Viewer, projectId: number, id: string): Promise<Item> {
    const { document } = await this.#projects.document(viewer, projectId)
    return itemIn(document, id)
  }
}

/** @throws AppError item_not_found */
function itemIn({ items }: EditorDocument, id: string): Item {
  const item = items.find((one) => one.id === id)
  if (!item) throw new AppError('item_not_found')
  return item
}

const timelineItemOf = (
  projectId: number,
  { id, assetId, trackType, startTime, duration, layer }: Item,
): TimelineItem => ({ id, projectId, assetId, trackType, startTime, duration, layer })
