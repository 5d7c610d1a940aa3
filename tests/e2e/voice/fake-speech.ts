import type { Page } from '@playwright/test'

/** What a browser can do with speech, in a test. */
export type FakeSpeech = {
  /** What it says of recognition on the device; without it, it knows of none. */
  onDevice?: 'available' | 'downloadable' | 'unavailable'
  /** It does not come to the end of what it reads. */
  isSlow?: boolean
}

/** What each recogniser that was started was told, what was read aloud, and whether each microphone that
 *  was asked for is still open. */
type HeardByTest = { made: Record<string, unknown>[]; read: string[]; microphones: string[] }

declare global {
  interface Window {
    heardByTest: Omit<HeardByTest, 'microphones'> & {
      microphones: MediaStreamTrack[]
      say: (...ways: string[]) => void
    }
  }
}

/** Gives the page a recogniser that hears what the test says, and a voice that is done at once. Belongs
 *  before the first navigation. */
export const fakeSpeech = (page: Page, abilities: FakeSpeech = {}): Promise<unknown> =>
  page.addInitScript(({ onDevice, isSlow }) => {
    type Listener = ((event: unknown) => void) | null
    let current: Recogniser | undefined
    class Recogniser {
      lang = ''
      continuous = false
      interimResults = true
      maxAlternatives = 1
      processLocally = false
      onresult: Listener = null
      onerror: Listener = null
      onend: Listener = null
      start() {
        current = this
        window.heardByTest.made.push({
          lang: this.lang,
          continuous: this.continuous,
          interimResults: this.interimResults,
          maxAlternatives: this.maxAlternatives,
          processLocally: this.processLocally,
        })
      }
      stop() {
        if (current !== this) return
        current = undefined
        setTimeout(() => this.onend?.({}))
      }
      abort() {
        this.stop()
      }
    }
    window.heardByTest = {
      made: [],
      read: [],
      microphones: [],
      say: (...ways) => {
        const result = Object.assign(
          ways.map((transcript) => ({ transcript })),
          { isFinal: true },
        )
        current?.onresult?.({ resultIndex: 0, results: [result] })
        if (current && !current.continuous) current.stop()
      },
    }
    const methods = onDevice && {
      available: async () => onDevice,
      install: async () => true,
    }
    const Named = Object.assign(Recogniser, methods)
    Object.defineProperty(window, 'SpeechRecognition', { value: Named, configurable: true })
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: Named, configurable: true })
    const getUserMedia = async () => {
      const { stream } = new AudioContext().createMediaStreamDestination()
      window.heardByTest.microphones.push(...stream.getTracks())
      return stream
    }
    // A browser with windows, which may be asked.
    const userAgent = navigator.userAgent.replace('HeadlessChrome', 'Chrome')
    Object.defineProperty(navigator, 'userAgent', { value: userAgent })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
    // It has no voices that it tells of.
    const synthesis = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        window.heardByTest.read.push(utterance.text)
        utterance.dispatchEvent(new Event('start'))
        if (isSlow) {
          // With each beginning the page waits anew for its end.
          setInterval(() => utterance.dispatchEvent(new Event('start')), 1000)
          return
        }
        setTimeout(() => utterance.dispatchEvent(new Event('end')))
      },
      cancel: () => undefined,
      getVoices: () => [],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  }, abilities)

/** Somebody says something to the page; other ways of hearing it come after it. */
export const say = (page: Page, ...ways: string[]): Promise<void> =>
  page.evaluate((heard) => window.heardByTest.say(...heard), ways)

/** What the page did with speech so far. */
export const heardByTest = (page: Page): Promise<HeardByTest> =>
  page.evaluate(() => {
    const { made, read, microphones } = window.heardByTest
    return { made, read, microphones: microphones.map(({ readyState }) => readyState) }
  })
