import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, LoadPolicy } from 'hls.js'
import { NOBODY_BEHIND } from '../../../../platform/calls/http.ts'
import type { Attachment, OnBroken } from './attachment.ts'
import { AUTO_LEVEL, type Quality, type StreamSound } from './quality.ts'

/** Brings the hls.js class in; it is fetched only when a stream is played. */
export type HlsLoader = () => Promise<typeof Hls>

/** Rate assumed before the first measurement, in bits per second: a home network. */
const HOME_NETWORK_BITS_PER_SECOND = 20_000_000

/** A missing or refused part is asked again twice within about two seconds, then it is a failure. */
const QUICK_RETRIES: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1500 },
  },
}

/** A server that is away is asked again this often, in milliseconds, while what is buffered plays on… */
const AWAY_RETRY_MS = 2000
/** …and for so long, in milliseconds: half a minute is buffered, and a restart takes less than the rest. */
const AWAY_LIMIT_MS = 60_000

/** Lengths in seconds. No worker: segments are fMP4 already, so there is next to nothing to do. */
const CONFIG: Partial<HlsConfig> = {
  maxBufferLength: 30,
  backBufferLength: 30,
  lowLatencyMode: false,
  // Whoever seeks beyond what is there of a film that is still being made goes on with the newest of it.
  liveSyncDurationCount: 1,
  enableWorker: false,
  // Captions come as files beside the stream; what lies in the picture's own data is not shown.
  enableCEA708Captions: false,
  startFragPrefetch: true,
  testBandwidth: false,
  abrEwmaDefaultEstimate: HOME_NETWORK_BITS_PER_SECOND,
  capLevelToPlayerSize: true,
  fragLoadPolicy: QUICK_RETRIES,
  manifestLoadPolicy: QUICK_RETRIES,
  playlistLoadPolicy: QUICK_RETRIES,
}

/** Play a stream through Media Source Extensions, also one that still grows: it has the length of the
 *  film from the start, and begins once it reaches to where it is to begin. A server that is away is waited
 *  for; any other fatal error is mended once, and the next one breaks the attempt. */
export function attachHls(
  video: HTMLVideoElement,
  url: string,
  options: {
    startAtSeconds: number
    /** Of the whole film. */
    durationSeconds: number
    loadHls: HlsLoader
    /** The sound to begin with, counted from 0. */
    sound: number
    onQuality: (quality: Quality) => void
    /** Which sound plays, and of how many. */
    onSound: (sound: StreamSound) => void
    /** Start the film again, unless somebody paused it. */
    goOn: () => void
    onBroken: OnBroken
  },
): Attachment {
  let hls: Hls | undefined
  let mending: Mending | undefined
  let isDetached = false
  // Until the stream is there the element holds the place where it is to begin, also one that it is moved to
  // meanwhile, and then seeks to it. Only from the beginning it does not seek, and the stream has to be told.
  const { startAtSeconds } = options
  if (startAtSeconds > 0) video.currentTime = startAtSeconds
  const isAtBeginning = () => startAtSeconds > 0 && video.currentTime === 0
  let wasAtBeginning = false
  const onOpened = () => {
    // The stream may have sought to where it was to begin a moment before this is heard.
    if (wasAtBeginning && video.currentTime >= startAtSeconds) video.currentTime = 0
    if (isAtBeginning()) hls?.startLoad(0, true)
  }
  video.addEventListener('loadedmetadata', onOpened, { once: true })

  const start = (HlsClass: typeof Hls) => {
    if (isDetached) return
    const player = new HlsClass({ ...CONFIG, startPosition: options.startAtSeconds || -1 })
    hls = player
    const tellQuality = () => options.onQuality(qualityOf(player))
    player.on(HlsClass.Events.MANIFEST_PARSED, tellQuality)
    player.on(HlsClass.Events.LEVEL_SWITCHED, tellQuality)
    player.on(HlsClass.Events.AUDIO_TRACKS_UPDATED, (_event, { audioTracks }) => {
      if (options.sound < audioTracks.length) player.audioTrack = options.sound
      options.onSound({ playing: player.audioTrack, count: audioTracks.length })
    })
    player.on(HlsClass.Events.AUDIO_TRACK_SWITCHING, (_event, { id }) => {
      options.onSound({ playing: id, count: player.audioTracks.length })
    })
    mending = mend(HlsClass, player, options)
    let isAttached = false
    player.on(HlsClass.Events.LEVEL_LOADED, (_event, { details: { live, edge } }) => {
      if (isAttached || (live && edge < video.currentTime)) return
      isAttached = true
      wasAtBeginning = isAtBeginning()
      const overrides = live ? { duration: options.durationSeconds } : undefined
      player.attachMedia({ media: video, overrides })
    })
    player.loadSource(url)
  }
  options.loadHls().then(start, () => options.onBroken({ wasSilent: false }))

  return {
    chooseLevel(level) {
      if (!hls) return
      hls.nextLevel = level
      options.onQuality({ ...qualityOf(hls), chosen: level })
    },
    chooseSound(nth) {
      if (hls) hls.audioTrack = nth
    },
    detach() {
      isDetached = true
      video.removeEventListener('loadedmetadata', onOpened)
      mending?.stop()
      hls?.destroy()
    },
  }
}

type Mending = { stop: () => void }

type MendingParts = { startAtSeconds: number; goOn: () => void; onBroken: OnBroken }

function mend(
  HlsClass: typeof Hls,
  player: Hls,
  { startAtSeconds, goOn, onBroken }: MendingParts,
): Mending {
  let hasBegun = false
  // Before anything has come, the player goes by what it is told, and otherwise from where it stands.
  const load = () => player.startLoad(hasBegun ? -1 : startAtSeconds || -1)
  const recover = () => {
    // The element is emptied, which stops it.
    player.recoverMediaError()
    goOn()
  }
  let wasMended = false
  let awaySinceMs: number | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  player.on(HlsClass.Events.FRAG_BUFFERED, () => {
    hasBegun = true
    awaySinceMs = undefined
  })
  player.on(HlsClass.Events.ERROR, (_event, error) => {
    if (!error.fatal) return
    const breakOff = () => onBroken({ wasSilent: isSilence(error) })
    if (player.levels.length === 0) return breakOff()
    if (isAway(error)) {
      awaySinceMs ??= performance.now()
      if (performance.now() - awaySinceMs >= AWAY_LIMIT_MS) return breakOff()
      clearTimeout(retry)
      retry = setTimeout(load, AWAY_RETRY_MS)
      return
    }
    if (wasMended || error.type === HlsClass.ErrorTypes.OTHER_ERROR) return breakOff()
    wasMended = true
    if (error.type === HlsClass.ErrorTypes.MEDIA_ERROR) recover()
    else load()
  })
  return { stop: () => clearTimeout(retry) }
}

/** What was to be loaded was not refused: nobody answered, or the server cannot at present. */
const isAway = (error: ErrorData) => isSilence(error) || statusOf(error) >= 500

/** Nobody answered what was to be loaded, or only a proxy. */
const isSilence = (error: ErrorData) => [0, ...NOBODY_BEHIND].includes(statusOf(error))

/** What the server answered as this was to be loaded; 0: nothing. -1: it is not about loading. */
function statusOf({ details, response }: ErrorData): number {
  return /Load(Error|TimeOut)$/.test(details) ? (response?.code ?? 0) : -1
}

function qualityOf(player: Hls): Extract<Quality, { is: 'stream' }> {
  const levels = player.levels.map(({ height, bitrate }, level) => ({
    level,
    heightPx: height,
    bitsPerSecond: bitrate,
  }))
  const chosen = player.autoLevelEnabled ? AUTO_LEVEL : player.nextLevel
  return { is: 'stream', levels, chosen, shown: player.currentLevel }
}
