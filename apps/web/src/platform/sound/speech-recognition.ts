import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { createStore } from '../store.ts'
import { speakingStore } from './speak.ts'

/** The part of the browser's SpeechRecognition that is used. Source: Web Speech API. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** What languages are asked for, and whether only on this device. */
type Wanted = { langs: string[]; processLocally: boolean }

/** The constructor; the two methods are there where speech can be recognised on the device. */
type RecognitionClass = {
  new (): Recognition
  available?: (wanted: Wanted) => Promise<string>
  install?: (wanted: Wanted) => Promise<boolean>
}

/** Ways in which one phrase may have been heard that are asked for. */
const ALTERNATIVES = 3
/** How long a recogniser that was told to stop may still think, in milliseconds; some never end. */
const STOP_LIMIT_MS = 4000

/** How long a browser may think about what it can do, in milliseconds; then it counts as not able. */
const AVAILABILITY_LIMIT_MS = 1500

/** Why listening failed, by names of the Web Speech API; any other name counts as 'aborted'. */
const FAILURES = [
  'no-speech',
  'aborted',
  'network',
  'not-allowed',
  'audio-capture',
  'language-not-supported',
] as const
/** One of these. */
export type SpeechFailure = (typeof FAILURES)[number]

/** A phrase as it was probably heard, and other ways in which it may have been; without blanks around. */
export type Heard = { transcript: string; alternatives: string[] }

/** How somebody is listened to. */
export type SpeechOptions = {
  /** BCP 47. */
  language: string
  /** Phrase after phrase until stopped; else one phrase. */
  isContinuous: boolean
  /** What is said must not leave this device. */
  isOnDevice: boolean
  onPhrase: (heard: Heard) => void
  /** Listening has ended: by itself, because it was stopped, or because it failed. Called once. */
  onEnd: (failure: SpeechFailure | undefined) => void
}

/** Somebody who is listened to. `stop` still brings what was said, `abort` does not; both may be called
 *  at any time. */
export type Listening = { stop: () => void; abort: () => void }

/** Whether somebody is listened to now. */
export const listeningStore = createStore(() => false)

/** Ends the listening there is. */
let abortCurrent: (() => void) | undefined

function recognitionClass(): RecognitionClass | undefined {
  const name = ['SpeechRecognition', 'webkitSpeechRecognition'].find((one) => one in window)
  return name === undefined ? undefined : Reflect.get(window, name)
}

/** Whether this browser can turn speech into words. */
export function canRecognizeSpeech(): boolean {
  return recognitionClass() !== undefined
}

/** Regions that are listened for where the device says no other. Source: specification §9, "Recognition". */
const REGIONAL: Record<InterfaceLanguage, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-BR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  zh: 'zh-CN',
  ar: 'ar-SA',
  hi: 'hi-IN',
  ru: 'ru-RU',
}

/** A language with a country, as recognisers know them. */
const WITH_COUNTRY = /^[a-z]{2}-[A-Z]{2}$/

/** The language to listen for, BCP 47: the device's own kind of the interface's language, else the usual one. */
export function recognitionLanguage(
  language: InterfaceLanguage,
  device: readonly string[] = navigator.languages,
): string {
  const own = device.find((one) => one.startsWith(`${language}-`) && WITH_COUNTRY.test(one))
  return own ?? REGIONAL[language]
}

/** Where speech can be recognised on this device. `language`: the one to listen for. Source: Web Speech
 *  API, AvailabilityStatus. */
export type OnDeviceSpeech = {
  state: 'available' | 'downloadable' | 'downloading' | 'unavailable'
  language: string
}

/** Whether what is said in a language can be understood without leaving this device: in the device's own
 *  kind of it, else in the usual one. A browser that cannot say so cannot do it. */
export async function onDeviceSpeech(language: InterfaceLanguage): Promise<OnDeviceSpeech> {
  const own = recognitionLanguage(language)
  const kinds = [...new Set([own, REGIONAL[language]])]
  const found: OnDeviceSpeech[] = []
  for (const kind of kinds) found.push({ state: await availability(kind), language: kind })
  const rank = ['available', 'downloading', 'downloadable'] as const
  const best = rank.map((state) => found.find((one) => one.state === state)).find(Boolean)
  return best ?? { state: 'unavailable', language: own }
}

/** Chromium without windows (156) ends the page that asks it what it understands. */
const mayAsk = () => !navigator.userAgent.includes('HeadlessChrome')

async function availability(language: string): Promise<OnDeviceSpeech['state']> {
  const states = ['available', 'downloadable', 'downloading'] as const
  if (!mayAsk()) return 'unavailable'
  const asked = recognitionClass()?.available?.({ langs: [language], processLocally: true })
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, AVAILABILITY_LIMIT_MS))
  try {
    const state = await Promise.race([asked, tooLong])
    return states.find((one) => one === state) ?? 'unavailable'
  } catch {
    // A browser that may not say so here may not do it here.
    return 'unavailable'
  }
}

/** Fetches what this device needs to understand a language by itself. False: it cannot be had. */
export async function installOnDeviceSpeech(language: string): Promise<boolean> {
  try {
    const wanted = { langs: [language], processLocally: true }
    return (await recognitionClass()?.install?.(wanted)) ?? false
  } catch {
    return false
  }
}

const failureOf = (name: string): SpeechFailure =>
  name === 'service-not-allowed'
    ? 'not-allowed'
    : (FAILURES.find((failure) => failure === name) ?? 'aborted')

function heardIn(result: ArrayLike<{ transcript: string }>): Heard | undefined {
  const ways = Array.from(result, ({ transcript }) => transcript.trim()).filter(Boolean)
  const [transcript, ...others] = [...new Set(ways)].slice(0, ALTERNATIVES)
  return transcript === undefined ? undefined : { transcript, alternatives: others }
}

/** Listen, phrase by phrase, to what is final only; in place of whoever was listened to. While something is
 *  read aloud nobody is: it ends at once, and ends when reading begins. */
export function listenToSpeech(options: SpeechOptions): Listening {
  abortCurrent?.()
  const { onPhrase, onEnd } = options
  const Recognizer = recognitionClass()
  if (!Recognizer || speakingStore.get()) {
    onEnd(Recognizer ? 'aborted' : 'not-allowed')
    return { stop: () => undefined, abort: () => undefined }
  }
  const recognition = new Recognizer()
  recognition.lang = options.language
  recognition.continuous = options.isContinuous
  recognition.interimResults = false
  recognition.maxAlternatives = ALTERNATIVES
  if (options.isOnDevice) recognition.processLocally = true

  let failure: SpeechFailure | undefined
  let isOver = false
  let limit: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(limit)
    stopHearingReplies()
    recognition.onresult = null
    recognition.onerror = null
    recognition.onend = null
    if (abortCurrent === abort) {
      abortCurrent = undefined
      listeningStore.set(false)
    }
    onEnd(failure)
  }
  const abort = () => {
    if (isOver) return
    const { onend } = recognition
    recognition.onend = null
    if (onend) recognition.abort()
    end()
  }
  const stop = () => {
    if (isOver || limit !== undefined) return
    limit = setTimeout(abort, STOP_LIMIT_MS)
    recognition.stop()
  }
  const stopHearingReplies = speakingStore.subscribe(() => {
    if (speakingStore.get()) abort()
  })
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const heard = result.isFinal && !isOver ? heardIn(result) : undefined
      if (heard) onPhrase(heard)
    }
  }
  recognition.onerror = ({ error }) => {
    failure = failureOf(error)
    stop()
  }
  recognition.onend = end
  abortCurrent = abort
  listeningStore.set(true)
  try {
    recognition.start()
  } catch {
    // It says that it was started already.
    failure = 'aborted'
    abort()
  }
  return { stop, abort }
}
