import type { IncomingMessage } from 'node:http'
import type { Viewer } from '../domain/viewer.ts'
import {
  changeFamilyTitle,
  removeFamilyTitle,
} from '../features/catalog/family-titles/family-titles.repository.ts'
import { findVisibleFile } from '../features/files/found-files.ts'
import type { HouseholdService } from '../features/household/household.service.ts'
import type { PairingService } from '../features/household/pairing/pairing.service.ts'
import type { Realtime } from '../ports/realtime.ts'
import type { AppParts } from './app-parts.ts'
import { openAr } from './ar/open-ar.ts'
import { openCatalog } from './catalog/open-catalog.ts'
import { openEditor } from './editor/open-editor.ts'
import { openDisk } from './files/open-disk.ts'
import { type FilesParts, openFiles } from './files/open-files.ts'
import { openHost } from './host/open-host.ts'
import { openHousehold } from './household/open-household.ts'
import { openIngest } from './ingest/open-ingest.ts'
import { openJam } from './jam/open-jam.ts'
import { openLibrary } from './library/open-library.ts'
import { openLookup } from './lookup/open-lookup.ts'
import type { Network } from './nodes/network.ts'
import { openHeldBack, openParents, openTime } from './parents/open-parents.ts'
import { openParty } from './party/open-party.ts'
import { openProfiles } from './profiles/open-profiles.ts'
import type { SliceParts } from './slice.ts'
import { openStudio } from './studio/open-studio.ts'
import { openTranslate } from './translate/open-translate.ts'
import { openDelivery } from './watch/open-delivery.ts'
import { openWatch } from './watch/open-watch.ts'

type SlicesParts = AppParts &
  SliceParts & {
    household: HouseholdService
    pairing: PairingService
    realtime: Realtime
    isAdmitted: (request: IncomingMessage) => Promise<boolean>
    network: Network
    endDevice: (deviceId: string) => void
  }

/** All slices, in the order in which they are registered, started and, from the end, stopped. */
export type Slices = ReturnType<typeof openSlices>

/** Opens the slices and hands each what it asks of others. Only here do slices learn of each other. */
export function openSlices(given: SlicesParts) {
  const { database, now, household, pairing, announceChange } = given
  const { isAdmitted, network, endDevice, mediaPace, uploadsFolder } = given
  const parts = given
  const time = openTime(parts)
  const isOfThisMachine = (householdId: number) => household.isOfThisMachine(householdId)
  const family = openHousehold({
    ...{ database, now, household, pairing, announceChange, isAdmitted, endDevice },
    ...network,
    timeReachOf: (viewer, at) => time.reachOf(viewer, at),
  })
  const { pins, onFamilyChanged } = family
  const people = openProfiles({ database, now, household, pins, onFamilyChanged })
  const titles = openCatalog(parts)
  const { catalog } = titles
  const finding: Pick<FilesParts, 'database' | 'pickVisibleTitles'> = {
    database,
    pickVisibleTitles: async (viewer, ids) =>
      new Set((await catalog.pick(viewer, ids)).map(({ id }) => id)),
  }
  const { diskReserveBytes, uploadLimitBytes } = given
  const room = openDisk({
    ...parts,
    uploadsFolder,
    diskReserveBytes,
    removeTitle: removeFamilyTitle,
  })
  const making = openIngest({
    ...parts,
    room: room.disk,
    leftBytesOf: (householdId) => room.householdRoom.leftBytes(householdId),
    findFile: async (viewer, filename) => (await findVisibleFile(finding, viewer, { filename })).id,
  })
  const { ingest, encoding } = making
  const holdJobs = (fileIds: readonly number[]) => ingest.hold(fileIds)
  const { lasting, sendStored } = openDelivery({
    ...{ storage: given.storage, household, isAdmitted },
    askAgainMs: mediaPace?.askAgainMs,
  })
  const onFileStored = (fileId: number) =>
    ingest.begin(fileId).catch((error: unknown) => {
      given.log.error({ err: error, file: fileId }, 'A file could not be looked into')
    })
  const assertTime = (viewer: Viewer, titleId: number) => time.assertMayStream(viewer, titleId)
  const files = openFiles({
    ...{ ...parts, ...finding, ...room, uploadLimitBytes, holdJobs, sendStored },
    removeTitle: removeFamilyTitle,
    readIngest: (fileIds) => ingest.statesOf(fileIds),
    onFileStored,
    resumeJobs: (fileId) => ingest.goOn(fileId),
    hideTitle: (of) => changeFamilyTitle(database.db, of, { hiddenAt: now() }),
    showTitle: (of) => changeFamilyTitle(database.db, of, { hiddenAt: null }),
    assertTime,
  })
  const jam = openJam({
    ...{ ...parts, household, sendStored, encoding, disk: room.disk, shipped: given.jam },
    timeZoneOf: (viewer) => time.timeZoneOf(viewer),
    dataFolder: given.library?.dataFolder ?? uploadsFolder,
  })
  const translate = openTranslate({
    ...{ ...parts, isOfThisMachine, catalog, translation: given.translation },
  })
  const heldBack = openHeldBack(parts)
  const host = openHost({
    ...{ ...parts, profiles: people.profiles, catalog, time },
    inEnglish: translate.inEnglish,
    onHeldBack: (viewer, why) => heldBack.note(viewer, why),
    languageModel: given.languageModel,
  })
  const lookup = openLookup({ ...parts, catalog, lookup: given.lookup })
  return {
    household: family,
    profiles: people,
    host,
    ar: openAr({ ...parts, catalog, mind: host.mind }),
    catalog: titles,
    studio: openStudio({
      ...{ database, now },
      library: given.studio,
      studioUrl: given.config.studioUrl,
    }),
    parents: openParents({
      ...{ ...parts, household, catalog, pins, time, heldBack },
      hasLanguageModel: given.languageModel !== undefined,
    }),
    ingest: making,
    files,
    library: openLibrary({
      ...{ ...parts, isOfThisMachine, holdJobs },
      library: given.library ?? { dataFolder: uploadsFolder, folders: [] },
      areJobsElsewhere: given.config.areJobsElsewhere ?? false,
      onScanned: lookup.onScanned,
      beginLater: (fileIds) => ingest.beginLater(fileIds),
    }),
    lookup,
    jam,
    editor: openEditor({
      ...{ ...parts, ...room, finding, catalog, tracks: jam.tracks },
      ...{ encoding, onFileStored, sendStored, assertTime, studio: given.studio },
    }),
    party: openParty({ ...parts, household, catalog }),
    translate,
    watch: openWatch({
      ...{ ...parts, lasting, time, catalog, rememberedMs: mediaPace?.rememberedMs },
      attachedCaptions: (viewer, titleId) => translate.captions.tracksOf(viewer, titleId),
    }),
  }
}
