import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textsOf } from '../testing/texts.ts'

/** Texts by file, and what is answered where there are none: as a page has it that was just opened. */
let files: Map<string, unknown>
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  files = new Map()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const texts = files.get(url)
    return texts ? Response.json(texts) : new Response('', { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Texts = typeof import('./texts.ts')

function Words({ useTexts }: Pick<Texts, 'useTexts'>) {
  return <p>{useTexts('core/genre')('comedy')}</p>
}

async function open() {
  const [{ useTexts }, language] = await Promise.all([
    import('./texts.ts'),
    import('./language.ts'),
  ])
  const page = (
    <ErrorBoundary fallback={<p>Broken</p>}>
      <Suspense fallback={<p>Waiting</p>}>
        <Words useTexts={useTexts} />
      </Suspense>
    </ErrorBoundary>
  )
  return { page, ...language }
}

const core = (language: 'en' | 'de' | 'ja') => ({ genre: textsOf('core/genre', language) })

it('waits for the texts of a part, and asks for them once', async () => {
  files.set('/languages/en/core.json', core('en'))
  const { page } = await open()
  await act(async () => {
    render(page)
  })
  expect(await screen.findByText('Comedy')).toBeTruthy()
  expect(asked).toEqual(['/languages/en/core.json'])
})

it('says so where they cannot be had, after some tries', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { page } = await open()
  await act(async () => {
    render(page)
  })
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(await screen.findByText('Broken')).toBeTruthy()
  expect(asked.length).toBeGreaterThan(3)
  vi.mocked(console.error).mockClear()
})

it('asks again where a server takes the call and says nothing', async () => {
  files.set('/languages/en/core.json', core('en'))
  const answers = fetch
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) =>
    signal === limit.signal
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : answers(url),
  )
  const { page } = await open()
  await act(async () => {
    render(page)
  })
  expect(screen.getByText('Waiting')).toBeTruthy()
  limit.abort(new DOMException('took too long', 'TimeoutError'))
  expect(await screen.findByText('Comedy')).toBeTruthy()
  vi.mocked(AbortSignal.timeout).mockRestore()
})

it('speaks the language that was chosen last, however long one before it takes', async () => {
  for (const code of ['en', 'de'] as const) files.set(`/languages/${code}/core.json`, core(code))
  const { page, chooseLanguage, currentLanguage } = await open()
  await act(async () => {
    render(page)
  })
  await screen.findByText('Comedy')
  const slow = chooseLanguage('ja')
  await act(() => chooseLanguage('de'))
  expect(screen.getByText('Komödie')).toBeTruthy()
  files.set('/languages/ja/core.json', core('ja'))
  await act(() => slow)
  expect(currentLanguage()).toBe('de')
})

it('stays as it is where the texts of a language cannot be had', async () => {
  files.set('/languages/en/core.json', core('en'))
  const { page, chooseLanguage, currentLanguage } = await open()
  await act(async () => {
    render(page)
  })
  await screen.findByText('Comedy')
  await expect(chooseLanguage('ja')).rejects.toThrow(/404/)
  expect(currentLanguage()).toBe('en')
  expect(screen.getByText('Comedy')).toBeTruthy()
})

it('leaves its place empty where its texts cannot be had, until they can', async () => {
  const { useTexts, withTexts } = await import('./texts.ts')
  const { lazyPart } = await import('./screen/lazy-part.ts')
  const code = Promise.resolve(() => <Words useTexts={useTexts} />)
  const Part = lazyPart(() => withTexts(code, 'core'))
  await act(async () => {
    render(
      <ErrorBoundary fallback={<p>Broken</p>}>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(asked.length).toBeGreaterThan(3)
  expect(screen.getByText('Waiting')).toBeTruthy()
  files.set('/languages/en/core.json', core('en'))
  expect(await screen.findByText('Comedy')).toBeTruthy()
  expect(screen.queryByText('Broken')).toBeNull()
})
