import { randomBytes } from 'node:crypto'
import { open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { SongProblemCode } from '@starnest/contract/jam/imports'
import { lastNoteEndMs, type Song } from '@starnest/jam/song/song'
import { MAX_SONG_BYTES } from '@starnest/jam/song/song-limits'
import { type ForeignText, ForeignTextError } from '../../../ports/language/foreign-text.ts'
import type { Media } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import { SOUND_FILE } from '../tracks/tracks.service.ts'
import { findSound } from './find-sound.ts'
import { SONG_TEXT } from './read-song-text.ts'
import { difficultyOf, genreOf, refusalCodeOf, repairSentence } from './song-facts.ts'
import type { NewSong } from './song-folders.repository.ts'
import { isReadFrom, originHashOf, sourceHashOf } from './song-origin.ts'

/** Loudness of all songs. Source: EBU R 128 s2, streaming. */
const LOUDNESS_LUFS = -16

/** Longest song, seconds. */
const MAX_SONG_SECONDS = 600

/** Largest file that a song's sound is read from, bytes: ten minutes of film. */
const MAX_SOUND_BYTES = 500 * 1024 ** 2

/** Bytes that an encoded song of the longest kind takes. */
const ROOM_BYTES = 24 * 1024 ** 2

/** Milliseconds by which notes may reach beyond the end of the sound. */
const END_SLACK_MS = 2000

/** Random bytes of a mediaId. */
const MEDIA_ID_BYTES = 16

/** What taking a song in asks for. */
export type TakeInDeps = {
  foreignText: ForeignText
  storage: Storage
  media: Media
  /** Runs work with room for so many bytes of a household; undefined: there is none, and it did not run. */
  lendRoom: <T>(
    need: { householdId: number; bytes: number },
    work: () => Promise<T>,
  ) => Promise<{ made: T } | undefined>
  /** How the engine opens a file, by its first bytes; undefined: it is of no kind that is taken. */
  formatOf: (path: string, sizeBytes: number) => Promise<SourceFormat | undefined>
  /** Tells a file's bytes from others, as those of films are. */
  contentMarkOf: (path: string) => Promise<string>
}

/** What became of a text: a song that was taken in, one that is as it was, or why there is none. */
export type TakenIn =
  | { is: 'song'; song: NewSong }
  | { is: 'unchanged' }
  | { is: 'refused'; code: SongProblemCode; reason: string }

/** A text to be taken in. `root` is real. `knownHash`: of when it was read last. */
export type SongToTakeIn = {
  householdId: number
  root: string
  path: string
  knownHash: string | undefined
  signal: AbortSignal
}

/** Why a song cannot be taken in, as a sentence. */
class SongRefusal extends Error {
  override readonly name = 'SongRefusal'
  readonly code: SongProblemCode

  constructor(code: SongProblemCode, sentence: string) {
    super(sentence)
    this.code = code
  }
}

/** Reads a song's text, finds its sound and keeps that as Opus. Nothing of a file is trusted.
 *  @throws the signal's reason, and errors of our own engines */
export async function takeInSong(song: SongToTakeIn, deps: TakeInDeps): Promise<TakenIn> {
  try {
    return await takeIn(song, deps)
  } catch (error) {
    song.signal.throwIfAborted()
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { is: 'refused', code: refusal.code, reason: refusal.message }
  }
}

async function takeIn(
  { householdId, root, path, knownHash, signal }: SongToTakeIn,
  deps: TakeInDeps,
): Promise<TakenIn> {
  const textPath = await realpath(join(root, path)).catch(() => undefined)
  if (textPath !== join(root, path)) {
    const sentence = 'It was gone, or had become a link, before it could be read.'
    throw new SongRefusal('unreadable', sentence)
  }
  const bytes = await readText(textPath)
  const read = await deps.foreignText.read(SONG_TEXT, bytes)
  if (read.is === 'refused') throw new SongRefusal(refusalCodeOf(read.reason), read.sentence)
  const { song, problems } = read
  const sound = await soundOf(root, textPath, song)
  const sourceHash = sourceHashOf(bytes, sound)
  if (isReadFrom(knownHash, sourceHash)) return { is: 'unchanged' }
  const mediaId = randomBytes(MEDIA_ID_BYTES).toString('base64url')
  const lent = await deps.lendRoom({ householdId, bytes: ROOM_BYTES }, () =>
    encode({ path: sound.path, key: `${mediaId}/${SOUND_FILE}`, signal }, deps),
  )
  if (!lent) throw new SongRefusal('no_room', 'There is no room on the disk for its sound.')
  const { durationSeconds, soundMark } = lent.made
  const durationMs = Math.round(durationSeconds * 1000)
  return {
    is: 'song',
    song: {
      path,
      originHash: originHashOf(sourceHash, { voices: song.voices, soundMark }),
      mediaId,
      song,
      durationMs,
      ...described(song, durationMs, repairSentence(problems)),
    },
  }
}

function described(song: Song, durationMs: number, repair: string | null) {
  const isShorter = lastNoteEndMs(song) > durationMs + END_SLACK_MS
  const { title, artist, language, year, bpm, voices } = song
  return {
    facts: { title, artist, language, year, bpm, voices: voices.length },
    genre: genreOf(song.genre),
    difficulty: difficultyOf(song),
    repairs: [
      ...(repair === null ? [] : [{ code: 'repaired' as const, reason: repair }]),
      ...(isShorter
        ? [
            {
              code: 'audio_shorter' as const,
              reason: 'Its sound ends before its last notes, so those cannot be sung.',
            },
          ]
        : []),
    ],
  }
}

/** @throws SongRefusal */
async function readText(path: string): Promise<Uint8Array> {
  const unreadable = () => {
    throw new SongRefusal('unreadable', 'Starnest may not read it: give it the right to.')
  }
  const file = await open(path).catch(unreadable)
  try {
    const read = file.read(Buffer.alloc(MAX_SONG_BYTES + 1))
    const { buffer, bytesRead } = await read.catch(unreadable)
    return Uint8Array.from(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** The sound without the voice where there is one, else the other. @throws SongRefusal */
async function soundOf(root: string, textPath: string, { audio, instrumental }: Song) {
  const named = instrumental === null ? [audio] : [instrumental, audio]
  const found = await Promise.all(named.map((name) => findSound(root, textPath, name)))
  const sound = found.find((one) => one.is === 'found')
  if (sound?.is !== 'found') {
    throw found.some(({ is }) => is === 'unsafe')
      ? new SongRefusal('unsafe_path', 'Its sound lies outside the folder, behind a link.')
      : new SongRefusal('audio_missing', `Its sound “${audio}” is not beside it.`)
  }
  if (sound.sizeBytes > MAX_SOUND_BYTES) {
    throw new SongRefusal('audio_refused', 'Its sound is larger than 500 MB.')
  }
  return sound
}

/** Keeps a sound as Opus. Resolves with its length and what tells its file's bytes from others.
 *  @throws SongRefusal, MediaError */
async function encode(
  { path, key, signal }: { path: string; key: string; signal: AbortSignal },
  deps: TakeInDeps,
): Promise<{ durationSeconds: number; soundMark: string }> {
  const { storage, media } = deps
  return storage.withWorkFolder((folder) =>
    withSound(path, deps, async ({ sourcePath, format, soundMark }) => {
      const job = { sourcePath, format, signal }
      const examination = await media.examine(job)
      const { durationSeconds } = examination
      if (durationSeconds > MAX_SONG_SECONDS) {
        throw new SongRefusal('lasts_too_long', 'It lasts longer than ten minutes.')
      }
      const intoFile = join(folder, SOUND_FILE)
      await media.encodeSound({ ...job, examination, intoFile, loudnessLufs: LOUDNESS_LUFS })
      await storage.moveFile(key, intoFile)
      return { durationSeconds, soundMark }
    }),
  )
}

type LentSound = { sourcePath: string; format: SourceFormat; soundMark: string }

/** Lends a sound of the family's disk while work is done with it. @throws SongRefusal, and what `work` throws */
async function withSound<T>(
  path: string,
  { storage, formatOf, contentMarkOf }: TakeInDeps,
  work: (sound: LentSound) => Promise<T>,
): Promise<T> {
  let isLent = false
  const lent = storage.withFileAt(path, async (sourcePath) => {
    const format = await formatOf(sourcePath, MAX_SOUND_BYTES)
    const soundMark = await contentMarkOf(sourcePath)
    isLent = true
    if (!format) {
      throw new SongRefusal('audio_refused', 'Its sound is of a kind that is not taken.')
    }
    return work({ sourcePath, format, soundMark })
  })
  return lent.catch((error: unknown) => {
    if (isLent) throw error
    throw new SongRefusal('unreadable', 'Starnest may not read its sound: give it the right to.')
  })
}

/** What a person is told of a failure of a file; undefined: it is one of ours, and may pass. */
function refusalOf(error: unknown): { code: SongProblemCode; message: string } | undefined {
  if (error instanceof SongRefusal) return error
  if (error instanceof ForeignTextError && error.reason !== 'stopped') {
    const isOfText = error.reason === 'too_long' || error.reason === 'too_large'
    return { code: isOfText ? 'invalid' : 'failed', message: error.message }
  }
  if (!(error instanceof MediaError)) return undefined
  if (error.reason === 'stopped') return undefined
  if (error.reason === 'missing') return { code: 'engine_missing', message: error.message }
  if (error.reason === 'full') return { code: 'no_room', message: error.message }
  if (error.reason === 'too_long' || error.reason === 'failed') {
    return { code: 'failed', message: error.message }
  }
  return { code: 'audio_refused', message: error.message }
}
