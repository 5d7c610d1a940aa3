import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_DOCUMENT } from '@starnest/contract/editor/document'
import { mediaKey } from '../../../src/domain/media/media-address.ts'
import type { Database } from '../../../src/ports/database.ts'
import {
  editorAssets,
  editorBatches,
  editorExports,
  editorProjects,
  editorProxies,
} from '../../../src/tables/editor.ts'
import { householdInvitations } from '../../../src/tables/family.ts'
import {
  files,
  foundSegments,
  ingestJobs,
  libraryFolders,
  uploads,
} from '../../../src/tables/files.ts'
import {
  importedSongs,
  jamQueue,
  jamRounds,
  jamTakeFilms,
  jamTakes,
  songFolders,
} from '../../../src/tables/jam.ts'
import { lookupKeys, lookups } from '../../../src/tables/lookup.ts'
import { parties, partyMessages, partySentAway } from '../../../src/tables/party.ts'
import { playbacks } from '../../../src/tables/watching.ts'
import type { TestHome } from '../../test-home.ts'
import { fillTables } from './fill-tables.ts'

type Furnished = {
  householdId: number
  profileId: number
  titleId: number
  fileId: number
  mediaId: string
}

/** What is said in each row: names, texts and paths of one household, which no other may hear. */
export const MARK = '«ours alone»'

/** A UUID that stands in the rows below. */
const UUID = '5f8a2f6e-3c1d-4c0e-9f57-2b8c4d1e6a90'
/** Ids of 128 bits, as ours are written. */
const ROUND = 'ourRoundAAAAAAAAAAAAAA'
const FILM = 'ourFilmAAAAAAAAAAAAAAA'
const PICTURE = 'ourPictureAAAAAAAAAAAA'
const UPLOAD = 'ourUploadAAAAAAAAAAAAA'

/** Words by which these rows are asked for. */
export const FURNISHED_WORDS = [
  UUID,
  ROUND,
  FILM,
  UPLOAD,
  PICTURE,
  `${PICTURE}.webp`,
  'original.webp',
]

/** Writes a row of a household into every table that has none of it, with the mark. Here stand the rows that mean
 *  something: those of jobs, songs and films, and those that others refer to. The rest is made up from the types of the
 *  columns. */
export async function furnish(home: TestHome, of: Furnished): Promise<void> {
  const { db } = home.database
  const { householdId, profileId, titleId, fileId, mediaId } = of
  await furnishFile(home, householdId)
  const at = new Date()
  await db
    .insert(uploads)
    .values({ id: UPLOAD, householdId, profileId, originalName: MARK, sizeBytes: 9 })
  await db.insert(ingestJobs).values({ householdId, fileId, kind: 'probe', reason: MARK })
  await db.insert(foundSegments).values({ householdId, fileId, segments: [] })
  const [folder] = await db
    .insert(libraryFolders)
    .values({ householdId, path: `/${MARK}` })
    .returning()
  const folderId = folder?.id ?? 0
  await db.insert(lookups).values({ householdId, folderId, work: MARK, kind: 'movie', title: MARK })
  await db.insert(lookupKeys).values({ householdId, tmdb: MARK })
  await db
    .insert(playbacks)
    .values({ householdId, profileId, titleId, playback: UUID, sequence: 1, startedAt: at })
  await db
    .insert(parties)
    .values({ householdId, rev: 3, titleId, isPlaying: false, positionSeconds: 9, at, seenAt: at })
  await db.insert(partyMessages).values({ householdId, profileId, text: MARK, saidAt: at })
  // Lapsed long ago: the profile is at the party.
  await db.insert(partySentAway).values({ householdId, profileId, sentAt: new Date(0) })
  const expiresAt = new Date(at.getTime() + 86_400_000)
  await db.insert(householdInvitations).values({ codeHash: MARK, householdId, expiresAt })
  await furnishEditor(db, { householdId, profileId, mediaId })
  await furnishJam(db, { householdId, profileId, mediaId, at })
  await fillTables(db, {
    given: {
      household_id: householdId,
      profile_id: profileId,
      title_id: titleId,
      file_id: fileId,
      media_id: mediaId,
    },
    text: MARK,
  })
}

/** A picture that no title was made of: nothing but its household keeps it from others. */
async function furnishFile(home: TestHome, householdId: number) {
  await home.database.db.insert(files).values({
    ...{ householdId, mediaId: PICTURE, filename: `${PICTURE}.webp`, originalName: MARK },
    ...{
      assetType: 'image',
      contentType: 'image/webp',
      sizeBytes: MARK.length,
      hasThumbnail: true,
    },
    sha256: 'a1'.repeat(32),
  })
  const bytes = join(tmpdir(), `${PICTURE}-${process.pid}`)
  await writeFile(bytes, MARK)
  for (const name of ['original.webp', 'thumbnail.webp']) {
    await home.storage.putFile(mediaKey(PICTURE, name), bytes)
  }
  await rm(bytes)
}

async function furnishEditor(
  db: Database['db'],
  { householdId, profileId, mediaId }: Pick<Furnished, 'householdId' | 'profileId' | 'mediaId'>,
) {
  const [project] = await db
    .insert(editorProjects)
    .values({ householdId, profileId, name: MARK, description: MARK, document: EMPTY_DOCUMENT })
    .returning()
  const projectId = project?.id ?? 0
  await db.insert(editorBatches).values({ householdId, projectId, batch: UUID, revision: 1 })
  await db.insert(editorAssets).values({
    ...{ householdId, projectId, assetType: 'video', originalName: MARK },
    source: { kind: 'file', filename: `${mediaId}.mp4` },
  })
  await db.insert(editorExports).values({
    ...{
      householdId,
      projectId,
      profileId,
      mediaId,
      document: EMPTY_DOCUMENT,
      revision: 0,
      state: 'done',
    },
    settings: { shortSidePx: 720, framesPerSecond: 30 },
    ...{ sizeBytes: 7, durationMs: 1000, reason: MARK },
  })
  await db.insert(editorProxies).values({ householdId, mediaId, state: 'done' })
}

async function furnishJam(
  db: Database['db'],
  {
    householdId,
    profileId,
    mediaId,
    at,
  }: Pick<Furnished, 'householdId' | 'profileId' | 'mediaId'> & { at: Date },
) {
  const [folder] = await db
    .insert(songFolders)
    .values({ householdId, path: `/songs/${MARK}`, scannedAt: at })
    .returning()
  await db.insert(importedSongs).values({
    ...{ householdId, folderId: folder?.id ?? 0, path: `${MARK}.txt`, originHash: 'one', mediaId },
    facts: { title: MARK, artist: MARK, language: 'en', year: 1900, bpm: 120, voices: 1 },
    song: {
      ...{ title: MARK, artist: MARK, language: 'en', genre: null, year: 1900, bpm: 120, gapMs: 0 },
      ...{
        startMs: null,
        endMs: null,
        audio: 'a.mp3',
        instrumental: null,
        cover: null,
        voices: [],
      },
    },
    ...{ genre: 'Pop', difficulty: 'Easy', durationMs: 30_000, minimumAge: 0 },
  })
  await db.insert(jamRounds).values({
    ...{ id: ROUND, householdId, profileId, mode: 'karaoke', trackId: MARK, kind: 'challenge30' },
    ...{ difficulty: 'Easy', isPractice: false, fromMs: 0, toMs: 1000, openedAt: at },
    expiresAt: new Date(at.getTime() + 86_400_000),
  })
  await db.insert(jamTakes).values({
    householdId,
    roundId: ROUND,
    number: 1,
    guestName: MARK,
    score: 9,
    points: 9,
    sungAt: at,
  })
  await db
    .insert(jamQueue)
    .values({ householdId, mode: 'karaoke', trackId: MARK, guestName: MARK, addedAt: at })
  await db
    .insert(jamTakeFilms)
    .values({ id: FILM, householdId, profileId, mediaId, state: 'done', reason: MARK, askedAt: at })
}
