import { vi } from 'vitest'

/** What a fake browser can do with speech. */
type Abilities = {
  /** What it says of recognition on the device; without it, it knows of none. */
  onDevice?: 'available' | 'downloadable' | 'downloading' | 'unavailable'
  /** Whether what it lacks can be fetched. */
  canInstall?: boolean
  /** It never says that it has ended. */
  neverEnds?: boolean
  /** It says that it was started already. */
  isStarted?: boolean
}

/** A browser's recogniser that hears what the test says. */
class FakeRecogniser {
  lang = ''
  continuous = false
  interimResults = true
  maxAlternatives = 1
  processLocally = false
  onresult: ((event: unknown) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  isListening = false
  wasAborted = false
  neverEnds = false
  isStarted = false
  start() {
    if (this.isStarted) throw new DOMException('already started', 'InvalidStateError')
    this.isListening = true
  }
  stop() {
    this.isListening = false
    if (!this.neverEnds) this.onend?.()
  }
  abort() {
    this.wasAborted = true
    this.stop()
  }
}

/** Puts a fake recogniser into the browser. `made`: all of them, the last one listens. */
export function fakeSpeech(abilities: Abilities = {}) {
  const made: FakeRecogniser[] = []
  let state = abilities.onDevice
  const { canInstall = true } = abilities
  class Recogniser extends FakeRecogniser {
    constructor() {
      super()
      this.neverEnds = abilities.neverEnds ?? false
      this.isStarted = abilities.isStarted ?? false
      made.push(this)
    }
  }
  const available = vi.fn(async (_wanted: { langs: string[]; processLocally: boolean }) => state)
  const install = vi.fn(async (_wanted: { langs: string[]; processLocally: boolean }) => {
    if (canInstall) state = 'available'
    return canInstall
  })
  vi.stubGlobal(
    'SpeechRecognition',
    state ? Object.assign(Recogniser, { available, install }) : Recogniser,
  )
  const last = () => {
    const one = made.at(-1)
    if (!one) throw new Error('nobody listens')
    return one
  }
  return {
    made,
    last,
    available,
    install,
    /** It understands a phrase; other ways of hearing it come after the first. */
    hear(...ways: string[]) {
      const result = Object.assign(
        ways.map((transcript) => ({ transcript })),
        { isFinal: true },
      )
      last().onresult?.({ resultIndex: 0, results: [result] })
      if (!last().continuous) last().stop()
    },
    /** It fails, and ends as the standard says. */
    fail(error: string) {
      last().onerror?.({ error })
    },
    /** It ends by itself, as after a minute in which nobody spoke. */
    end() {
      last().isListening = false
      last().onend?.()
    },
  }
}

/** A voice of a browser that speaks a language; of this device unless told. */
export const testVoice = (lang: string, facts: Partial<SpeechSynthesisVoice> = {}) => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: true,
  default: false,
  ...facts,
})

/** Puts a voice into the browser that reads until the test says that it is done. */
export function fakeVoice(voices: readonly SpeechSynthesisVoice[] = []) {
  const read: SpeechSynthesisUtterance[] = []
  class Utterance {
    lang = ''
    rate = 1
    pitch = 1
    volume = 1
    voice: SpeechSynthesisVoice | null = null
    onstart: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speak = vi.fn((utterance: SpeechSynthesisUtterance) => void read.push(utterance))
  const cancel = vi.fn()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), { speak, cancel, getVoices: () => voices }),
  )
  return {
    read,
    cancel,
    last: () => read.at(-1),
    begin: () => read.at(-1)?.onstart?.(new Event('start') as SpeechSynthesisEvent),
    done: () => read.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent),
  }
}
