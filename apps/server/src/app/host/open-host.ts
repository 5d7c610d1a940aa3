import { AppError } from '@starnest/contract/errors'
import { preferencesOf } from '@starnest/contract/household/profiles'
import { englishVectors } from '../../domain/text/word-vectors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HostKnowledge } from '../../features/host/answering/knowledge.ts'
import { secondOpinions } from '../../features/host/guessing/second-opinion.ts'
import { type HostDeps, registerHost } from '../../features/host/host.routes.ts'
import { HostService, type HostServiceDeps } from '../../features/host/host.service.ts'
import { registerHostState } from '../../features/host/host-state.routes.ts'
import { registerHostStream } from '../../features/host/host-stream.routes.ts'
import { Sayings } from '../../features/host/languages/all-small-talk.ts'
import { topicsIn } from '../../features/host/languages/all-topics.ts'
import { hostLanguageOf } from '../../features/host/languages/host-language.ts'
import { Mind } from '../../features/host/mind/mind.service.ts'
import { readPhrasesAhead } from '../../features/host/safety/gate.ts'
import { isSafeToSay } from '../../features/host/safety/output-gate.ts'
import { readStoredCaptions } from '../../features/host/summary/read-captions.ts'
import { registerSummary } from '../../features/host/summary/summary.routes.ts'
import { TitleSummaries } from '../../features/host/summary/title-summary.ts'
import type { SearchTitles } from '../../features/host/titles/find-title.ts'
import {
  readGrammarsAhead,
  Understanding,
} from '../../features/host/understanding/understand-any.ts'
import type { TimeService } from '../../features/parents/time/time.service.ts'
import type { ProfilesService } from '../../features/profiles/profiles.service.ts'
import type { LanguageModel } from '../../ports/language/language-model.ts'
import type { Slice, SliceParts } from '../slice.ts'

type HostParts = Pick<SliceParts, 'storage' | 'foreignText' | 'now'> & {
  profiles: ProfilesService
  catalog: CatalogService
  time: TimeService
  languageModel: LanguageModel | undefined
  inEnglish: HostServiceDeps['inEnglish']
  onHeldBack: HostServiceDeps['onHeldBack']
}

/** Phrases and grammars are read so long after the start, milliseconds: pages come first. Who talks sooner has them read
 *  then. */
const READ_AHEAD_MS = 5000

async function readAll(): Promise<void> {
  await readPhrasesAhead()
  await readGrammarsAhead()
}

/** Puts the host together. */
export function openHost(parts: HostParts) {
  let readAhead: NodeJS.Timeout | undefined
  const { profiles, catalog, time, languageModel, now, storage, foreignText, inEnglish } = parts
  const { onHeldBack } = parts
  const activeProfile: HostDeps['activeProfile'] = (viewer) => profiles.active(viewer)
  const searchTitles: SearchTitles = async (viewer, q, limit) =>
    (await catalog.search(viewer, { q, limit })).animations
  const pickTitles = (viewer: Viewer, ids: number[]) => catalog.pick(viewer, ids)
  const mind = new Mind({
    ...{ model: languageModel, now, searchTitles, pickTitles },
    isSafe: isSafeToSay,
  })
  const summaries = new TitleSummaries({
    foreignText,
    readCaptions: ({ mediaId }, { file }) => readStoredCaptions(storage, { mediaId, file }),
  })
  const summaryOf: HostKnowledge['summaryOf'] = async (viewer, titleId, language) => {
    const title = await catalog.findVisibleTitle({ ...viewer, language }, titleId)
    if (!title) throw new AppError('title_not_found')
    return summaries.of(title, language)
  }
  return {
    mind,
    async register(scope) {
      const sayings = new Sayings()
      const understanding = new Understanding(await englishVectors(), await secondOpinions())
      const host = new HostService({
        ...{ now, activeProfile, understanding, mind, inEnglish, onHeldBack, search: searchTitles },
        rulesOf: (viewer) => catalog.rulesOf(viewer),
        films: {
          suggest: (viewer, request, favorites) => catalog.suggest(viewer, request, favorites),
          pick: pickTitles,
          comingSoon: (viewer) => catalog.announced(viewer),
          watched: (viewer) => catalog.watched(viewer),
          unfinished: (viewer) => catalog.unfinished(viewer),
        },
        knowledge: {
          timeOf: (viewer) => time.timeOf(viewer),
          summaryOf,
          topicsOf: topicsIn,
          sayingOf: (topic, listener) => sayings.of(topic, listener),
        },
      })
      registerHost(scope, {
        ...{ activeProfile, now, host },
        timeZoneOf: (viewer) => time.timeZoneOf(viewer),
      })
      registerSummary(scope, {
        async summaryFor(viewer, titleId) {
          const { preferredLanguage } = preferencesOf(await activeProfile(viewer))
          return summaryOf(viewer, titleId, hostLanguageOf(preferredLanguage))
        },
      })
      registerHostStream(scope, {
        chat: ({ viewer, body, signal }) => host.chatLines(viewer, body, signal),
      })
      registerHostState(scope, {
        languages: understanding.languages,
        languageModelFor: (viewer) => mind.stateFor(viewer),
      })
    },
    async start() {
      readAhead = setTimeout(() => void readAll(), READ_AHEAD_MS).unref()
    },
    stop: () => clearTimeout(readAhead),
  } satisfies Slice & { mind: Mind }
}
