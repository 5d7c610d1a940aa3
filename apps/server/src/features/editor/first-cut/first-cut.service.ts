import { randomUUID } from 'node:crypto'
import {
  type AssetSource,
  type EditorProject,
  type FirstCut,
  MAX_PROJECT_NAME_CHARACTERS,
} from '@starnest/contract/editor/editor'
import { AppError } from '@starnest/contract/errors'
import { firstCut, type Music, type Shot } from '@starnest/editor/first-cut/first-cut'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AssetsService, TakenSource } from '../assets/assets.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'

/** The tempo that suits pictures best, in beats per minute. */
const WALKING_BPM = 100

/** Days that are named one by one; a longer time is named by its months. */
const MAX_NAMED_MS = 31 * 24 * 3_600_000

/** What first cuts stand on. */
export type FirstCutDeps = {
  projects: Pick<ProjectsService, 'createWith'>
  assets: Pick<AssetsService, 'take' | 'addAll'>
  /** The beats that ship. */
  beats: () => readonly { id: string; bpm: number }[]
}

/** Makes projects out of pictures and clips, that can be watched at once. */
export class FirstCutService {
  readonly #deps: FirstCutDeps

  constructor(deps: FirstCutDeps) {
    this.#deps = deps
  }

  /** Begins a project with the files in the order in which they were taken, cut to a beat. A clip that is
   *  still looked into is an asset of it, and not on its timeline.
   *  @throws AppError file_not_found or song_not_found for what the viewer does not find, nothing_to_cut,
   *  pin_required, project_limit_reached */
  async make(viewer: Viewer, request: FirstCut): Promise<EditorProject> {
    const { assets, projects } = this.#deps
    const filenames = [...new Set(request.filenames)]
    const files = await assets.take(
      viewer,
      filenames.map((filename): AssetSource => ({ kind: 'file', filename })),
    )
    const shots = files.filter(isShot).toSorted(byTime)
    if (!shots.some(canBeShown)) throw new AppError('nothing_to_cut')
    const music = await this.#music(viewer, request, files)
    const taken = [...shots, ...(music ? [music] : [])]
    const name = request.name ?? nameOf(shots, request.language)
    return projects.createWith(viewer, { name }, async (queries, projectId) => {
      const rows = await assets.addAll(queries, viewer, { projectId, taken })
      const idOf = new Map(rows.map(({ id }, at) => [taken[at], id]))
      return firstCut({
        shots: shots.filter(canBeShown).map((shot) => shotOf(shot, idOf.get(shot) ?? 0)),
        music: music && musicOf(music, idOf.get(music) ?? 0),
        title: name,
        newId: randomUUID,
      })
    })
  }

  async #music(
    viewer: Viewer,
    { beatId }: FirstCut,
    files: readonly TakenSource[],
  ): Promise<TakenSource | null> {
    if (beatId === null) return null
    const own = files.find(isMusic)
    if (beatId === undefined && own) return own
    const wanted = beatId ?? this.#walkingBeat()
    if (wanted === undefined) return null
    const [taken] = await this.#deps.assets.take(viewer, [{ kind: 'beat', beatId: wanted }])
    return taken ?? null
  }

  #walkingBeat(): string | undefined {
    const away = ({ bpm }: { bpm: number }) => Math.abs(bpm - WALKING_BPM)
    return this.#deps.beats().toSorted((one, other) => away(one) - away(other))[0]?.id
  }
}

const isShot = ({ found }: TakenSource) => found.assetType !== 'audio'
const isMusic = ({ found }: TakenSource) => found.assetType === 'audio' && found.duration !== null
const canBeShown = ({ found }: TakenSource) =>
  found.assetType === 'image' || found.duration !== null
const byTime = (one: TakenSource, other: TakenSource) => timeOf(one) - timeOf(other)
const timeOf = ({ found }: TakenSource) => found.takenAt?.getTime() ?? 0

function shotOf({ found }: TakenSource, assetId: number): Shot {
  const { assetType, duration: durationMs, width, height, hasSound } = found
  return {
    ...{ assetId, durationMs, width, height, hasSound },
    assetType: assetType === 'image' ? 'image' : 'video',
  }
}

const musicOf = ({ found }: TakenSource, assetId: number): Music => ({
  ...{ assetId, durationMs: found.duration ?? 0, beat: found.beat },
})

/** The day or the days on which the shots were taken, in a language. */
function nameOf(shots: readonly TakenSource[], language: string): string {
  const times = shots.map(timeOf)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const format = new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long' },
    ...(last - first < MAX_NAMED_MS && { day: 'numeric' }),
  })
  // Languages put spaces of several widths there, of which not every font knows all.
  return format.formatRange(first, last).replace(/\s/g, ' ').slice(0, MAX_PROJECT_NAME_CHARACTERS)
}
