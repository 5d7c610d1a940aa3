import { ERROR_CODES, STATUS_OF_ERROR } from '@starnest/contract/errors'
import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, HttpError } from '../../platform/calls/http.ts'
import { chooseLanguage } from '../../platform/language.ts'
import { draw } from '../../testing/draw.tsx'
import { textsInAll, textsOf } from '../../testing/texts.ts'
import { whoWatchesIsAsked } from '../family/ask-who-watches.ts'
import { LoadFailure } from './load-failure.tsx'
import { refusalOf, WAY_OF } from './refusal.ts'
import { RefusalLine } from './refusal-line.tsx'

const REFUSALS = Object.keys(WAY_OF).filter((name) => name in textsOf('core/refusal'))

const httpError = (status: number, body: unknown) =>
  new HttpError(status, 'Status', typeof body === 'string' ? body : JSON.stringify(body))
const coded = (code: (typeof ERROR_CODES)[number]) =>
  httpError(STATUS_OF_ERROR[code], { code, message: '' })

/** What a call throws when this is how it is answered. */
async function thrownBy(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  return call(HEALTH_ROUTES.health).catch((error: unknown) => error)
}

beforeEach(async () => {
  await chooseLanguage('en')
  whoWatchesIsAsked.set(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the sentence of a refusal', () => {
  it.each(ERROR_CODES)('%s has one of its own, in every language', (code) => {
    expect(refusalOf(coded(code))).toBe(code)
    for (const { language, texts } of textsInAll('core/refusal')) {
      const { [code]: sentence, ...others } = texts
      // Chinese needs few characters.
      expect(sentence?.length).toBeGreaterThan(5)
      expect(Object.values(others), `${language}: ${sentence}`).not.toContain(sentence)
    }
  })

  it('does not say that nobody answered where somebody did', () => {
    const silent = REFUSALS.filter((name) =>
      /did not answer/.test(textsOf('core/refusal')[name] ?? ''),
    )
    expect(silent).toEqual(['no_answer'])
    for (let status = 400; status < 600; status++) {
      if (status !== 408)
        expect(refusalOf(httpError(status, '')), `${status}`).not.toBe('no_answer')
    }
  })

  it.each([
    ['a proxy with nobody behind it', 502, '<h1>Bad gateway</h1>', 'server_away'],
    ['a proxy that waited too long', 504, '', 'server_away'],
    [
      'a code that this page is too old to know',
      409,
      { code: 'new', message: '' },
      'invalid_request',
    ],
    ['a code of tomorrow from a broken server', 500, { code: 'new', message: '' }, 'internal'],
    ['a proxy that takes no more', 413, '', 'file_too_large'],
    ['a proxy that is asked too often', 429, 'slow down', 'too_many_requests'],
  ])('of %s', (_who, status, body, refusal) => {
    expect(refusalOf(httpError(status, body))).toBe(refusal)
  })

  it('of a server that is not there, and of a device without a network', async () => {
    const error = await thrownBy(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(refusalOf(error)).toBe('no_answer')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(refusalOf(error)).toBe('offline')
  })

  it('of an answer that took too long: nobody answered', async () => {
    const limits = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')))
    const error = await thrownBy(async () => {
      throw limits.mock.results[0]?.value.reason
    })
    expect(limits).toHaveBeenCalledWith(60_000)
    expect(refusalOf(error)).toBe('no_answer')
  })

  it.each([
    ['a page of somebody else', '<html>Sign in to this Wi-Fi</html>'],
    ['an answer of another version', '{"status":"fine"}'],
  ])('of %s: load the page again', async (_what, body) => {
    expect(refusalOf(await thrownBy(async () => new Response(body)))).toBe('not_understood')
  })
})

describe('the way out of a refusal', () => {
  it.each(['grown_ups_only', 'pin_required'] as const)('of %s leads to a grown-up', (code) => {
    draw(<LoadFailure error={coded(code)} onRetry={() => undefined} />)
    expect(screen.getByRole('status').textContent).toContain(textsOf('core/refusal')[code] ?? '')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Switch profile' }))
    expect(whoWatchesIsAsked.get()).toBe(true)
  })

  it('of a broken server is another try', () => {
    const onRetry = vi.fn()
    draw(<LoadFailure error={coded('internal')} lead="No films." onRetry={onRetry} />)
    expect(screen.getByRole('alert').textContent).toContain('No films. Something went wrong')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('stands beside what was tried, and only where there is one', () => {
    draw(<RefusalLine error={coded('grown_ups_only')} />)
    expect(screen.getByRole('button', { name: 'Switch profile' })).toBeTruthy()
    cleanup()
    draw(<RefusalLine error={coded('last_adult')} />)
    expect(screen.getByRole('alert').textContent).toContain('at least one grown-up')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
