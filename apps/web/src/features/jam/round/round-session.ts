import type { JamDifficulty, JamMode } from '@starnest/contract/jam/jam'
import type { JamRound, JamRoundKind, JamScore, JamSinger } from '@starnest/contract/jam/rounds'
import type { Beat } from '@starnest/jam/rap/score-rap'
import type { LineRating } from '@starnest/jam/sing/score-card'
import type { QueryClient } from '@tanstack/react-query'
import {
  type Microphone,
  MicrophoneError,
  type MicrophoneRefusal,
  openMicrophone,
} from '../../../platform/sound/open-microphone.ts'
import type { RapShown } from '../drop/rap-round.ts'
import { fetchSound, openRound } from '../jam.queries.ts'
import { createRoundWords } from '../lyric-offset/round-words.ts'
import { heldDelayMs, heldMicrophone } from '../microphone/microphone-delay.ts'
import { createRoundPause, type Pause } from '../pause/round-pause.ts'
import { listenToPhones } from '../phones/in-round/listen-to-phones.ts'
import {
  opensOwnMicrophone,
  type RoundVoice,
  type StagePhones,
  voicesOfRound,
} from '../phones/in-round/round-singers.ts'
import { outputSeconds } from '../sound/track-player.ts'
import { createRoundRecording, type RecordedVoice } from '../takes/record-round.ts'
import { type ScoreShown, scoreTakes } from './hand-in.ts'
import { jamAudio } from './jam-audio.ts'
import type { LiveRound, SungVoice } from './live-round.ts'
import { barsOf, type Notes, notesOf } from './round-notes.ts'
import { scoresOf, tonesOf } from './standings.ts'
import { type RunningRound, startRound } from './start-round.ts'
import { createSungPart, type SungPart } from './sung-part.ts'

/** How a round stands, for the screen. */
export type RoundShown =
  /** Music, notes and microphone are on the way. */
  | { is: 'preparing' }
  | {
      is: 'playing'
      live: LiveRound
      pause: Pause
      voice: SungVoice | null
      /** The whole bars that are rapped over; null: a song is sung. */
      beat: Beat | null
      /** How somebody raps; of several, the first. */
      rap: RapShown | null
      /** Why nobody is heard; null: somebody is. */
      silent: MicrophoneRefusal | 'lost' | null
      points: number
      /** Who sings, and the points of each so far; of one who sings alone, nobody. */
      singers: readonly { number: number; name: string; points: number }[]
      /** How the line that ended last was sung, and its number. */
      line: { at: number; rating: LineRating } | null
    }
  /** Nothing was heard, so that there is no score. */
  | { is: 'unheard'; silent: MicrophoneRefusal | 'lost' | null }
  | ScoreShown
  | { is: 'failed'; what: 'sound'; error: unknown }

type SessionChoice = {
  mode: JamMode
  track: { id: string; soundUrl: string }
  difficulty: JamDifficulty
  hasGuide: boolean
  /** By how much the words and notes are shifted, in milliseconds; null: as the family said. */
  lyricOffsetMs: number | null
  kind: JamRoundKind
  /** Who sings with this device's microphone. */
  singer: JamSinger
  queryClient: QueryClient
  /** Phones that sing along; null: nobody asked for any. */
  phones: StagePhones | null
  onShown: (shown: RoundShown) => void
  onTrackEnd: () => void
  /** The best of those who sang, and what came of this device's own voice; null: it did not sing. */
  onScore: (best: JamScore, own: JamScore | null) => void
  onNoScore: () => void
  /** A recording is whole. */
  onRecorded: (recorded: RecordedVoice) => void
}

/** A round from the press to its score. */
export type JamRoundSession = {
  /** Keeps the sound of the voice from now on, or ends that. */
  record: (isOn: boolean) => void
  /** Stops music, notes, judging and recording, or lets them go on after a count-in. */
  pause: (isPaused: boolean) => void
  /** Shifts words and notes by so many milliseconds; what was sung so far is judged by them too. */
  shiftLyrics: (byMs: number) => void
  /** Ends the music and hands in what was sung. */
  finish: () => void
  /** Ends all of it; nothing is handed in. */
  close: () => void
}

/** Between two looks at the score while somebody sings, in milliseconds. */
const SCORE_EVERY_MS = 200
/** How long the last bundles of phones are awaited, in milliseconds. */
const LAST_BUNDLES_MS = 400

/** Begins a round: fetches the music, asks for the microphone, tells the server, plays. Without a microphone it
 *  is practice. */
export function openRoundSession(choice: SessionChoice): JamRoundSession {
  const closing = new AbortController()
  const { signal } = closing
  let round: JamRound | undefined
  let running: RunningRound | undefined
  let microphone: Microphone | undefined
  let parts: SungPart[] = []
  let own: SungPart | undefined
  let silent: MicrophoneRefusal | 'lost' | null = null
  let isFinished = false
  let looks: ReturnType<typeof setInterval> | undefined
  let isRecordingWanted = false
  let stopPhones = () => {}
  let hasPhones = false
  const silence = () => (hasPhones ? null : silent)
  /** How late the microphone hears what is sung to what is heard, in milliseconds. */
  let inputDelayMs = 0
  const words = createRoundWords(choice)
  let show = () => {}
  const recording = createRoundRecording(choice.onRecorded)
  const pause = createRoundPause({
    ...{ running: () => running, parts: () => parts, recording },
    onChange: () => show(),
    onTooLong: choice.onTrackEnd,
  })

  const stopMusic = () => {
    clearInterval(looks)
    pause.end()
    recording.end()
    running?.stop()
    running = undefined
  }
  const release = () => {
    stopMusic()
    stopPhones()
    microphone?.close()
    microphone = undefined
  }

  async function begin(): Promise<void> {
    choice.onShown({ is: 'preparing' })
    const audio = await jamAudio()
    const [sound, notes] = await Promise.all([decodedSound(audio), notesOf(choice)])
    const { mode, kind, difficulty, singer, phones } = choice
    const isHere = opensOwnMicrophone(phones)
    if (isHere || isRecordingWanted) microphone = await openedMicrophone()
    if (signal.aborted || isFinished) return release()
    const hasOwnVoice = isHere && microphone !== undefined
    const singers = phones?.singers() ?? []
    const voices = voicesOfRound({ singers, own: singer, hasOwnVoice })
    round = await openRound(
      {
        ...{ mode, trackId: choice.track.id, kind, difficulty },
        isPractice: voices.length === 0,
        ...(voices.length > 0 && { singers: voices.map(({ singer }) => singer) }),
      },
      signal,
    )
    if (signal.aborted || isFinished) return release()
    await play(audio, { sound, notes, round, voices })
  }

  async function decodedSound(audio: AudioContext): Promise<AudioBuffer> {
    return audio.decodeAudioData(await fetchSound(choice.track.soundUrl, signal))
  }

  async function openedMicrophone(): Promise<Microphone | undefined> {
    try {
      return await openMicrophone(() => {
        silent = 'lost'
      }, heldMicrophone())
    } catch (error) {
      if (!(error instanceof MicrophoneError)) throw error
      silent = error.reason
      return undefined
    }
  }

  async function foundDelayMs(audio: AudioContext): Promise<number> {
    if (!microphone) return 0
    const delayMs = await heldDelayMs(audio, microphone)
    inputDelayMs = delayMs - outputSeconds(audio) * 1000
    return delayMs
  }

  async function play(audio: AudioContext, what: Prepared): Promise<void> {
    const { sound, notes, round, voices } = what
    const { fromMs, toMs } = round
    words.begin(notes)
    const judged = { ...words.judged(), difficulty: choice.difficulty, fromMs, toMs }
    parts = voices.map(({ delayMs }, at) =>
      createSungPart({ number: at + 1, delayMs, grid: notes.grid, ...judged }),
    )
    own = parts[voices.findIndex(({ from }) => from.is === 'here')]
    hasPhones = voices.some(({ from }) => from.is === 'phone')
    const reachedMs = () => running?.reachedMs() ?? fromMs
    running = await startRound({
      audio,
      sound,
      fromMs,
      toMs,
      stream: own && microphone ? microphone.stream : null,
      delayMs: await foundDelayMs(audio),
      guide: words.guide(),
      onTone: (tone) => own?.add(tone, reachedMs()),
      onOnset: (atMs) => own?.addOnset(atMs, reachedMs()),
      onEnd: choice.onTrackEnd,
    })
    if (signal.aborted || isFinished) return release()
    const { positionMs } = running
    if (hasPhones && choice.phones) {
      stopPhones = listenToPhones(choice.phones, { voices, parts, reachedMs })
    }
    const live: LiveRound = { positionMs, fromMs, toMs, ...tonesOf(parts) }
    const beat = barsOf(notes.grid, round)
    show = () => {
      const voice = words.voice()
      choice.onShown({
        ...{ is: 'playing', live, voice, beat, silent: silence(), pause: pause.now() },
        ...scoresOf(parts, { round, voice, positionMs }),
      })
    }
    show()
    looks = setInterval(show, SCORE_EVERY_MS)
    if (isRecordingWanted) startRecording()
  }

  function startRecording(): void {
    if (!running) return
    const stream = microphone?.stream
    const isPaused = pause.now().is !== 'none'
    recording.begin({ stream, running, tones: own?.tones ?? [], inputDelayMs, isPaused })
  }

  async function end(): Promise<void> {
    const sungMs = running?.reachedMs() ?? 0
    stopMusic()
    if (hasPhones) await wait(LAST_BUNDLES_MS)
    release()
    const sung = parts.filter((part) => part.isVoiced())
    if (!round || sung.length === 0 || round.isPractice) {
      choice.onShown({ is: 'unheard', silent: silence() })
      choice.onNoScore()
      return
    }
    const takes = sung.map((part) => part.take(sungMs))
    await scoreTakes({ ...choice, roundId: round.id, takes, own: own?.number, signal })
  }

  const failed = (what: 'sound' | 'score') => (error: unknown) => {
    if (signal.aborted) return
    isFinished = true
    release()
    choice.onShown({ is: 'failed', what, error })
    choice.onTrackEnd()
    choice.onNoScore()
  }

  begin().catch(failed('sound'))
  return {
    record: (isOn) => {
      isRecordingWanted = isOn
      if (!isOn) recording.end()
      else startRecording()
    },
    pause: (isPaused) => (isPaused ? pause.hold() : pause.goOn()),
    shiftLyrics: (byMs) => {
      if (isFinished) return
      words.shift(byMs)
      for (const part of parts) part.shift(byMs)
      running?.setGuide(words.guide())
      show()
    },
    finish: () => {
      if (isFinished) return
      isFinished = true
      end().catch(failed('score'))
    },
    close: () => {
      closing.abort()
      isFinished = true
      release()
    },
  }
}

type Prepared = { sound: AudioBuffer; notes: Notes; round: JamRound; voices: RoundVoice[] }

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
