import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { METADATA_WAIT_MS, SKIP_AFTER_MS, STILL_MS } from './intro-film.ts'
import { IntroScreen } from './intro-screen.tsx'

const clip = {
  slug: 'intro',
  title: 'Starnest',
  use: 'intro' as const,
  loop: false,
  videoUrl: '/clips/intro/film.mp4',
  stillUrl: '/clips/intro/still.webp',
  durationSeconds: 7,
}

/** Longer than the intro takes to fade. */
const FADED_MS = 1000

const onOver = vi.fn()
let play: () => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  onOver.mockClear()
  await chooseLanguage('en')
  play = async () => undefined
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = () => render(<IntroScreen clip={clip} onOver={onOver} />)
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const skip = () => screen.queryByRole('button', { name: 'Skip' })

function film(): HTMLVideoElement {
  const video = document.querySelector('video')
  if (!video) throw new Error('the intro shows no film')
  return video
}

/** As a browser is that lets a page play by itself, but never with sound. */
function refuseSound(): void {
  play = async () => {
    if (!film().muted) throw new DOMException('Not without a gesture', 'NotAllowedError')
  }
}

describe('the intro', () => {
  it('says that it is loading until the film runs', async () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('Loading Starnest...')
    fireEvent.playing(film())
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('offers Skip after two seconds, with the keyboard on it', async () => {
    open()
    fireEvent.playing(film())
    await pass(SKIP_AFTER_MS - 1)
    expect(skip()).toBeNull()
    await pass(1)
    expect(document.activeElement).toBe(skip())
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('is left with Escape as well, once Skip is there', async () => {
    open()
    const pressEscape = () =>
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    pressEscape()
    await pass(SKIP_AFTER_MS)
    expect(onOver).not.toHaveBeenCalled()
    pressEscape()
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('is over when its film ends', async () => {
    open()
    fireEvent.playing(film())
    fireEvent.ended(film())
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('begins again without sound where the browser refuses it, and then turns it on', async () => {
    refuseSound()
    open()
    await pass(0)
    expect(film().muted).toBe(true)
    fireEvent.playing(film())
    expect(film().muted).toBe(false)
  })

  it('goes on without sound where the browser stops it for that, and offers a button', async () => {
    refuseSound()
    open()
    await pass(0)
    fireEvent.playing(film())
    fireEvent.pause(film())
    fireEvent.playing(film())
    expect(film().muted).toBe(true)
    fireEvent(film(), new Event('volumechange'))
    fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }))
    expect(film().muted).toBe(false)
  })

  it('lets the app show when no metadata comes in two tries of five seconds', async () => {
    open()
    await pass(METADATA_WAIT_MS)
    expect(film().muted).toBe(true)
    await pass(METADATA_WAIT_MS - 1)
    expect(onOver).not.toHaveBeenCalled()
    await pass(1)
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('lets the app show when the film is broken', async () => {
    open()
    fireEvent.error(film())
    fireEvent.error(film())
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })
})

describe('the intro for somebody who wants less motion', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is a still with Continue', async () => {
    open()
    expect(document.querySelector('video')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('goes by itself after a moment', async () => {
    open()
    await pass(STILL_MS)
    await pass(FADED_MS)
    expect(onOver).toHaveBeenCalledOnce()
  })
})
