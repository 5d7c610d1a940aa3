import { AppError } from '@starnest/contract/errors'
import { pathOf } from '@starnest/contract/route'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import {
  type CaptionCues,
  canonicalLanguage,
  type newCaptionsSchema,
  type Subtitle,
} from '@starnest/contract/translate/translate'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import type { CaptionKind, CaptionTrack } from '@starnest/contract/watch/captions'
import type * as z from 'zod/mini'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { ForeignText } from '../../../ports/language/foreign-text.ts'
import { readTrack } from '../foreign-readers.ts'
import { findAttached, listAttached, removeAttached, saveAttached } from './captions.repository.ts'
import { kindOf, trackText } from './track-text.ts'

/** A title whose captions are read or changed. */
export type CaptionedTitle = {
  readonly id: number
  readonly mediaId: string | null
  readonly captions: readonly {
    language: string
    label: string
    kind?: CaptionKind
    file: string
  }[]
}

/** What captions of titles need from others. */
export type CaptionsDeps = {
  readonly database: Database
  readonly foreignText: ForeignText
  readonly now: () => Date
  readonly announceChange: AnnounceChange
  readonly findTitle: (viewer: Viewer, titleId: number) => Promise<CaptionedTitle | undefined>
  /** A caption file of a title; '' where there is none. */
  readonly readStored: (at: { mediaId: string | null; file: string }) => Promise<string>
}

type NewCaptions = z.infer<typeof newCaptionsSchema>
type At = { readonly titleId: number; readonly language: string }

/** Caption tracks that grown-ups attach to titles, of the family and shipped ones alike. They stand before
 *  those that came with the film, and outlive scans and imports. */
export class CaptionsService {
  readonly #deps: CaptionsDeps

  constructor(deps: CaptionsDeps) {
    this.#deps = deps
  }

  /** The tracks that are attached to a title. Whether the viewer may see it is asked before. */
  async tracksOf(viewer: Viewer, titleId: number): Promise<CaptionTrack[]> {
    const attached = await listAttached(this.#deps.database.db, viewer, titleId)
    return attached.map(({ language, label, changedAt, head }) => ({
      ...{ language, label, ...ofKind(kindOf(head)) },
      url: `${pathOf(TRANSLATE_ROUTES.track, { id: titleId, language })}?v=${changedAt.getTime()}`,
    }))
  }

  /** What is attached, as WebVTT. @throws AppError title_not_found, captions_not_found */
  async trackOf(viewer: Viewer, at: At): Promise<string> {
    await this.#title(viewer, at.titleId)
    const found = await findAttached(this.#deps.database.db, viewer, at)
    if (!found) throw new AppError('captions_not_found')
    return found.track
  }

  /** The cues of a track, attached or not. @throws AppError title_not_found, captions_not_found */
  async cuesOf(viewer: Viewer, at: At): Promise<CaptionCues> {
    const title = await this.#title(viewer, at.titleId)
    const attached = await findAttached(this.#deps.database.db, viewer, at)
    if (attached) {
      const { language, label, track } = attached
      const changedAt = attached.changedAt.toISOString()
      return {
        ...{ language, label, ...ofKind(kindOf(track)) },
        ...{ isAttached: true, changedAt, cues: await this.#read(track) },
      }
    }
    const own = title.captions.find((one) => canonicalLanguage(one.language) === at.language)
    if (!own) throw new AppError('captions_not_found')
    const { language, label, kind, file } = own
    const text = await this.#deps.readStored({ mediaId: title.mediaId, file })
    return {
      ...{ language, label, ...ofKind(kind) },
      ...{ isAttached: false, changedAt: null, cues: await this.#read(text) },
    }
  }

  /** Attaches cues as a track, or puts them in the place of one: with `over` only of one that was changed then, null
   *  of none. @throws AppError title_not_found, captions_changed */
  async attach(
    viewer: Viewer,
    at: At,
    { cues, label, kind, over }: NewCaptions,
  ): Promise<CaptionCues> {
    const { language } = at
    const named = label ?? labelOf(language)
    const track = trackText(cues, kind)
    const saved = await this.#save(viewer, at, {
      ...{ label: named, track },
      over: typeof over === 'string' ? new Date(over) : over,
    })
    if (!saved) throw new AppError('captions_changed')
    return {
      ...{ language, label: named, ...ofKind(kind) },
      ...{ isAttached: true, changedAt: saved.toISOString(), cues: await this.#read(track) },
    }
  }

  /** When the attached track was changed last; null: none is attached. */
  async changedAtOf(viewer: Viewer, at: At): Promise<Date | null> {
    return (await findAttached(this.#deps.database.db, viewer, at))?.changedAt ?? null
  }

  /** Attaches cues in the place of the track that was changed at `over`, null of none. A track that was changed
   *  since stays. Answers whether they are attached. @throws AppError title_not_found */
  async attachOver(
    viewer: Viewer,
    at: At,
    { cues, over }: { cues: readonly Subtitle[]; over: Date | null },
  ): Promise<boolean> {
    const track = { label: labelOf(at.language), track: trackText(cues, undefined), over }
    return (await this.#save(viewer, at, track)) !== null
  }

  /** Takes an attached track off. @throws AppError title_not_found, captions_not_found */
  async detach(viewer: Viewer, at: At): Promise<{ language: string }> {
    const { database, announceChange } = this.#deps
    await this.#title(viewer, at.titleId)
    if (!(await removeAttached(database.db, viewer, at))) throw new AppError('captions_not_found')
    announceChange(viewer.householdId, { what: 'library' })
    return { language: at.language }
  }

  /** Answers when it was saved; null: the track was changed after `over`. */
  async #save(
    viewer: Viewer,
    { titleId, language }: At,
    track: { label: string; track: string; over: Date | null | undefined },
  ): Promise<Date | null> {
    const { database, now, announceChange } = this.#deps
    await this.#title(viewer, titleId)
    const changedAt = now()
    const isSaved = await saveAttached(database.db, viewer, {
      ...{ titleId, language, changedAt, ...track },
    })
    if (!isSaved) return null
    announceChange(viewer.householdId, { what: 'library' })
    return changedAt
  }

  async #title(viewer: Viewer, titleId: number): Promise<CaptionedTitle> {
    const title = await this.#deps.findTitle(viewer, titleId)
    if (!title) throw new AppError('title_not_found')
    return title
  }

  async #read(text: string): Promise<Subtitle[]> {
    const cues = await readTrack(this.#deps.foreignText, text)
    return cues.map(({ startSeconds, endSeconds, text: said }) => ({
      ...{ startTime: startSeconds, endTime: endSeconds, text: said },
    }))
  }
}

const ofKind = (kind: CaptionKind | undefined) => (kind ? { kind } : {})

/** The language's own name, as 'Español'. */
export function labelOf(language: string): string {
  const known = INTERFACE_LANGUAGES.find(({ code }) => code === language)
  if (known) return known.name
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
