/** The part of the browser's SpeechRecognition that is used. Source: Web Speech API. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}

type RecognitionEvent = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** What is told while somebody is listened to. */
export type SpeechListener = {
  /** A phrase that was understood, without blanks around it. */
  onPhrase: (phrase: string) => void
  /** Listening has ended: by itself, because it was stopped, or because of a failure, whose name by
   *  the Web Speech API is given ('not-allowed', 'no-speech', …). Called once. */
  onEnd: (failure: string | undefined) => void
}

/** The language that is listened for. Source: specification §9, "Recognition". */
const LANGUAGE = 'en-US'

function recognitionClass(): (new () => Recognition) | undefined {
  const name = ['SpeechRecognition', 'webkitSpeechRecognition'].find((one) => one in window)
  return name === undefined ? undefined : Reflect.get(window, name)
}

/** Whether this browser can turn speech into words. */
export function canRecognizeSpeech(): boolean {
  return recognitionClass() !== undefined
}

/** Listen until stopped, phrase by phrase, to what is final only. Returns the way to stop, which may
 *  be called twice. A browser that cannot listen ends at once with 'service-not-allowed'. */
export function listenToSpeech({ onPhrase, onEnd }: SpeechListener): () => void {
  const Recognizer = recognitionClass()
  if (!Recognizer) {
    onEnd('service-not-allowed')
    return () => undefined
  }
  const recognition = new Recognizer()
  recognition.lang = LANGUAGE
  recognition.continuous = true
  recognition.interimResults = false
  let failure: string | undefined
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const phrase = result.isFinal ? result[0]?.transcript.trim() : undefined
      if (phrase) onPhrase(phrase)
    }
  }
  recognition.onerror = ({ error }) => {
    failure = error
    recognition.stop()
  }
  recognition.onend = () => {
    recognition.onend = null
    recognition.onresult = null
    onEnd(failure)
  }
  recognition.start()
  return () => recognition.stop()
}
