/** What a browser says of two languages. Source: Translator API, W3C Web Machine Learning. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

type Languages = { sourceLanguage: string; targetLanguage: string }

/** What tells how far a model is fetched; `loaded`: 0 to 1. */
type Monitor = {
  addEventListener: (name: 'downloadprogress', on: (event: { loaded: number }) => void) => void
}

type OpenTranslator = {
  translate: (text: string, options?: { signal?: AbortSignal }) => Promise<string>
  destroy: () => void
}

/** The browser's own translator, where it has one. */
type TranslatorApi = {
  availability: (languages: Languages) => Promise<Availability>
  create: (
    options: Languages & { signal?: AbortSignal; monitor?: (monitor: Monitor) => void },
  ) => Promise<OpenTranslator>
}

declare global {
  var Translator: TranslatorApi | undefined
}

/** Whether this browser can translate between two languages: at once, once it has fetched a model of its
 *  own, which needs a press, or not at all. */
export type BrowserAbility = 'ready' | 'fetches' | 'none'

/** Whether this browser has a translator at all. */
export const hasBrowserTranslator = (): boolean => globalThis.Translator !== undefined

/** What this browser can do between two languages (BCP 47). */
export async function browserAbility(source: string, target: string): Promise<BrowserAbility> {
  try {
    const languages = { sourceLanguage: source, targetLanguage: target }
    const said = await globalThis.Translator?.availability(languages)
    if (said === 'available') return 'ready'
    return said === 'downloadable' || said === 'downloading' ? 'fetches' : 'none'
  } catch {
    // Browsers refuse to answer where a page may not ask, as in a frame.
    return 'none'
  }
}

/** What is translated, and who is told. `onFetched`: how much of its model is there, 0 to 1. */
type BrowserJob = {
  texts: readonly string[]
  source: string
  target: string
  signal: AbortSignal
  onFetched: (share: number) => void
}

/** Translates texts one after another in this browser; nothing leaves it. Rejects where it cannot, and
 *  when the signal aborts. */
export async function translateInBrowser(job: BrowserJob): Promise<string[]> {
  const { source, target, signal, onFetched } = job
  const api = globalThis.Translator
  if (!api) throw new Error('this browser has no translator')
  const translator = await api.create({
    sourceLanguage: source,
    targetLanguage: target,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => onFetched(loaded)),
  })
  try {
    const texts: string[] = []
    for (const text of job.texts) texts.push(await translator.translate(text, { signal }))
    return texts
  } finally {
    translator.destroy()
  }
}
