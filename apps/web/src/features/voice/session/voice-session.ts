import type { HostAction, VoiceCommandAnswer } from '@starnest/contract/host/host'
import type { Heard, Listening, SpeechFailure } from '../../../platform/sound/speech-recognition.ts'
import { createStore } from '../../../platform/store.ts'
import { carouselCommand } from '../words/carousel-command.ts'
import { yesOrNo } from '../words/yes-or-no.ts'
import {
  IDLE,
  type ListeningWay,
  nextVoiceState,
  type VoiceEvent,
  type VoiceProblem,
} from './voice-state.ts'
import type { VoiceShown, VoiceSurroundings } from './voice-surroundings.ts'

/** A press that is shorter than this, in milliseconds, was no holding. */
export const HOLD_MS = 400
/** How long an answer is waited for, in milliseconds. */
export const ANSWER_LIMIT_MS = 15_000

/** What is heard as soon as it is done, so that nobody else should speak or be listened to. */
const STARTS_A_FILM: readonly HostAction['type'][] = ['play', 'startParty', 'replayIntro']

/** One voice control. */
export type VoiceSession = ReturnType<typeof createVoiceSession>

/** A voice control that listens, asks the host, does what the answer says and reads it. Nothing of it knows
 *  React or a browser. */
export function createVoiceSession(around: VoiceSurroundings) {
  const shown = createStore<VoiceShown>(() => ({
    state: IDLE,
    phrase: '',
    answer: null,
    error: null,
  }))
  const show = (facts: Partial<VoiceShown>) => shown.set({ ...shown.get(), ...facts })
  const happen = (event: VoiceEvent) => show({ state: nextVoiceState(shown.get().state, event) })

  /** Counts listenings; what an earlier one still says is not heard. */
  let turn = 0
  let listening: Listening | undefined
  /** Phrases that nothing was done about yet: what is held is sent when it is let go. */
  let unsent: Heard[] = []
  let hasHeard = false
  /** Listening was toggled on and is to go on after an answer. */
  let isWanted = false
  let isToggledOff = false
  let pressBegan: boolean | undefined
  let request: AbortController | undefined
  let stopReading: (() => void) | undefined

  function start(way: ListeningWay): void {
    const hearing = around.hearing()
    if (shown.get().state.is !== 'idle' || !hearing) return
    around.hush()
    unsent = []
    hasHeard = false
    isWanted = way === 'toggled'
    isToggledOff = false
    happen({ is: 'started', way })
    turn++
    const mine = turn
    const begun = around.listen({
      ...hearing,
      isContinuous: way !== 'once',
      onPhrase: (heard) => {
        if (mine === turn) hear(heard)
      },
      onEnd: (failure) => {
        if (mine === turn) ended(failure)
      },
    })
    if (mine === turn) listening = begun
  }

  function letGo(): void {
    turn++
    listening?.abort()
    listening = undefined
  }

  function hear(heard: Heard): void {
    const { state } = shown.get()
    hasHeard = true
    show({ phrase: heard.transcript })
    if (state.is === 'listening' && state.way !== 'held') obey(heard)
    else unsent.push(heard)
  }

  function ended(failure: SpeechFailure | undefined): void {
    const endedByItself = shown.get().state.is === 'listening'
    const words = joined(unsent)
    letGo()
    happen({ is: 'ended', problem: problemOf(failure) })
    // The browser ends long listening; it goes on only where somebody spoke in it.
    if (words) obey(words)
    else if (goesOn() && endedByItself && hasHeard && !failure) start('toggled')
    else isWanted = false
  }

  function problemOf(failure: SpeechFailure | undefined): VoiceProblem | undefined {
    if (hasHeard && unsent.length > 0) return undefined
    if (failure && failure !== 'no-speech') return failure
    return hasHeard || isToggledOff ? undefined : 'nothing-heard'
  }

  /** Words that move a carousel, and yes or no to a question, need nobody else to understand them. */
  function obey(heard: Heard): void {
    const command = around.where().isPlaying ? undefined : carouselCommand(heard.transcript)
    const isYes = shown.get().answer?.pending ? yesOrNo(heard.transcript) : undefined
    if (command) around.moveCarousel(command)
    else if (isYes !== undefined) confirm(isYes)
    else void send(heard)
  }

  async function send(heard: Heard): Promise<void> {
    letGo()
    happen({ is: 'sent' })
    show({ phrase: heard.transcript, answer: null, error: null })
    const { titleId, isPlaying } = around.where()
    const mine = new AbortController()
    request = mine
    const tooLate = () => mine.abort(new DOMException('no answer', 'TimeoutError'))
    const limit = setTimeout(tooLate, ANSWER_LIMIT_MS)
    try {
      const context = { isPlaying, ...(titleId !== undefined && { titleId }) }
      const { transcript, alternatives } = heard
      const answer = await around.ask({ transcript, alternatives, context }, mine.signal)
      if (request === mine) answered(answer)
    } catch (error) {
      if (request !== mine) return
      isWanted = false
      show({ error })
      happen({ is: 'failed' })
    } finally {
      clearTimeout(limit)
    }
  }

  function answered(answer: VoiceCommandAnswer): void {
    request = undefined
    const { action, response } = answer
    const startsFilm = action !== null && STARTS_A_FILM.includes(action.type)
    const isRead = response !== '' && !startsFilm && around.reads()
    if (startsFilm) isWanted = false
    show({ answer, phrase: answer.transcript || shown.get().phrase })
    happen({ is: 'answered', isRead })
    if (action) around.act(action)
    if (isRead) stopReading = around.read(answer, goOn)
    else goOn()
  }

  function goOn(): void {
    stopReading = undefined
    happen({ is: 'read' })
    if (goesOn()) start('toggled')
    else isWanted = false
  }

  function confirm(isYes: boolean): void {
    const { answer } = shown.get()
    if (!answer?.pending) return
    show({ answer: { ...answer, pending: null } })
    if (isYes) around.act(answer.pending)
  }

  function stop(): void {
    isWanted = false
    happen({ is: 'stopped' })
    listening?.stop()
  }

  function stopListening(): void {
    isWanted = false
    const { state } = shown.get()
    const listens = state.is === 'listening'
    if (!listens && !(state.is === 'processing' && state.awaits === 'words')) return
    letGo()
    happen({ is: 'cancelled' })
  }

  /** Beside a film nobody is listened to phrase after phrase: the film speaks too. */
  const tapped = (): ListeningWay => (around.where().isPlaying ? 'once' : 'toggled')
  const goesOn = () => isWanted && tapped() === 'toggled'

  function toggle(): void {
    if (shown.get().state.is !== 'listening') {
      start(tapped())
      return
    }
    isToggledOff = true
    stop()
  }

  function release(heldMs: number): void {
    const began = pressBegan
    pressBegan = undefined
    const { state } = shown.get()
    const isHeld = state.is === 'listening' && state.way === 'held'
    if (heldMs >= HOLD_MS) {
      if (isHeld) stop()
    } else if (!isHeld) {
      // The press came before this control did, or it meant the listening that was going on.
      if (began !== true) toggle()
    } else if (tapped() === 'toggled') {
      isWanted = true
      happen({ is: 'kept' })
    } else {
      stopListening()
      start('once')
    }
  }

  /** Ends all of it. */
  function cancel(): void {
    isWanted = false
    letGo()
    const gone = request
    request = undefined
    gone?.abort()
    stopReading?.()
    happen({ is: 'cancelled' })
  }

  return {
    shown,
    toggle,
    /** Something is held down, and listened to as long as it is. */
    press() {
      pressBegan = shown.get().state.is === 'idle'
      start('held')
    },
    release,
    /** The microphone closes at once, and what was said is not sent. */
    stopListening,
    /** What was typed instead of said. */
    type(text: string) {
      stopListening()
      stopReading?.()
      const transcript = text.trim()
      if (!transcript || shown.get().state.is !== 'idle') return
      show({ phrase: transcript })
      obey({ transcript, alternatives: [] })
    },
    /** Asks again for what got no answer. */
    retry() {
      const transcript = shown.get().phrase
      if (transcript && shown.get().state.is === 'idle') void send({ transcript, alternatives: [] })
    },
    confirm,
    /** Stops the reply that is read. */
    silence() {
      stopReading?.()
    },
    cancel,
    /** After this answer nobody is listened to any more. */
    settle() {
      isWanted = false
    },
    /** Ends all of it and forgets what was said and answered. */
    forget() {
      cancel()
      show({ phrase: '', answer: null, error: null })
    },
  }
}

/** What was said in one holding; the other ways of hearing it belong to single phrases. */
function joined(phrases: readonly Heard[]): Heard | undefined {
  const [only] = phrases
  if (!only || phrases.length === 1) return only
  return { transcript: phrases.map(({ transcript }) => transcript).join(' '), alternatives: [] }
}
