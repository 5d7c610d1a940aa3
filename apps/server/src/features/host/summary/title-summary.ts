import { AppError } from '@starnest/contract/errors'
import type { TitleSummary } from '@starnest/contract/host/summary'
import { type CaptionKind, wholeTrackIn, wholeTracks } from '@starnest/contract/watch/captions'
import { AnswerCache } from '../../../domain/answer-cache.ts'
import {
  type ForeignText,
  ForeignTextError,
  type ForeignTextFailure,
} from '../../../ports/language/foreign-text.ts'
import { StorageError } from '../../../ports/storage.ts'
import { SUMMARISE, type SummaryOfTexts, summarise, type TitleTexts } from './summarise.ts'

/** Summaries that are kept, and for how long: what they are made of is part of their key. */
const KEPT = { max: 200, ttlMs: 24 * 60 * 60 * 1000 }

/** One caption file of a title. */
export type SummaryTrack = {
  readonly language: string
  readonly file: string
  readonly kind?: CaptionKind
}

/** What summing up a title needs to know of it. The catalogue provides it. */
export type SummarisedTitle = Pick<
  TitleTexts,
  'title' | 'tagline' | 'description' | 'genre' | 'durationSeconds'
> & {
  readonly id: number
  /** Folder of its files in storage; null: it has none. */
  readonly mediaId: string | null
  readonly captions: readonly SummaryTrack[]
  readonly cast: readonly { readonly role: string }[]
  readonly rating: TitleSummary['rating']
  readonly imdbRating: number | null
}

/** What summaries ask of others. `readCaptions` resolves with a caption file as it is stored, '' where
 *  there is none that can be read. */
export type SummaryEngines = {
  foreignText: ForeignText
  readCaptions: (title: SummarisedTitle, track: SummaryTrack) => Promise<string>
}

/** Why a text was not read that is to blame for it. */
const OF_THE_FILE: ReadonlySet<ForeignTextFailure> = new Set(['too_long', 'too_large', 'failed'])

/** Sums titles up and keeps the last 200 summaries in memory. */
export class TitleSummaries {
  readonly #engines: SummaryEngines
  readonly #kept = new AnswerCache<SummaryOfTexts>(KEPT)

  constructor(engines: SummaryEngines) {
    this.#engines = engines
  }

  /** The summary of a title that the viewer may see, in the language if it has captions in it. Its facts
   *  are those of the title now; a new file or description makes a new summary.
   *  @throws AppError `unavailable` while captions cannot be read */
  async of(title: SummarisedTitle, language: string): Promise<TitleSummary> {
    const { id, rating, imdbRating, durationSeconds } = title
    const track = trackFor(title.captions, language)
    const said = await this.#kept.get(keyOf(title, track), () => this.#read(title, track))
    return {
      ...{ titleId: id, title: title.title, ...said },
      ...{ duration: durationSeconds, rating, imdbRating },
    }
  }

  async #read(title: SummarisedTitle, track: SummaryTrack | undefined): Promise<SummaryOfTexts> {
    const { foreignText, readCaptions } = this.#engines
    const texts = textsOf(title)
    if (!track || title.mediaId === null) return summarise(texts)
    try {
      const text = await readCaptions(title, track)
      if (text === '') return summarise(texts)
      const captions = { text, language: track.language }
      return await foreignText.read(SUMMARISE, { ...texts, captions })
    } catch (error) {
      // Such a file will be no better the next time.
      if (error instanceof ForeignTextError && OF_THE_FILE.has(error.reason))
        return summarise(texts)
      if (error instanceof ForeignTextError || error instanceof StorageError) {
        throw new AppError('unavailable', { message: error.message, cause: error })
      }
      throw error
    }
  }
}

/** The captions of a language, else English ones, else the first, of those that hold all that is said. Regions do
 *  not count: 'es' is also 'es-MX'. */
export function trackFor<Track extends SummaryTrack>(
  tracks: readonly Track[],
  language: string,
): Track | undefined {
  return wholeTrackIn(tracks, language) ?? wholeTrackIn(tracks, 'en') ?? wholeTracks(tracks)[0]
}

function textsOf(title: SummarisedTitle): TitleTexts {
  const { tagline, description, genre, durationSeconds, cast } = title
  const roles = cast.map(({ role }) => role)
  return { title: title.title, tagline, description, genre, durationSeconds, roles, captions: null }
}

/** Everything that a summary is made of. */
const keyOf = (title: SummarisedTitle, track: SummaryTrack | undefined): string =>
  JSON.stringify([title.id, title.mediaId, track?.language, track?.file, textsOf(title)])
