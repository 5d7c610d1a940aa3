import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testFaces } from '../../../testing/made/host.ts'
import { LeoFace, type Mood } from './leo-face.tsx'

let isCalm: boolean
beforeEach(() => {
  isCalm = false
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isCalm && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const face = (mood: Mood) => <LeoFace mood={mood} clips={testFaces} />
const videos = () => [...document.querySelectorAll('video')]
const sources = () => videos().map((video) => video.getAttribute('src'))
const isSeen = (mood: Mood) =>
  document
    .querySelector(`[src*="leo-${mood}/"]`)
    ?.closest('[data-drawn]')
    ?.getAttribute('data-drawn') === 'true'
const draws = (mood: Mood) => {
  const video = document.querySelector(`video[src*="leo-${mood}/"]`)
  if (video) fireEvent.playing(video)
}

describe('the face of Leo', () => {
  it('keeps the picture before until the next one is drawn', () => {
    const { rerender } = render(face('idle'))
    draws('idle')
    rerender(face('thinking'))
    expect([isSeen('idle'), isSeen('thinking')]).toEqual([true, false])
    draws('thinking')
    expect(isSeen('thinking')).toBe(true)
    expect(sources()).toEqual(['/clips/leo-thinking/film.mp4'])
  })

  it('never loads more than two, however fast he changes', () => {
    const { rerender } = render(face('idle'))
    draws('idle')
    for (const mood of ['thinking', 'happy', 'speaking'] as const) {
      rerender(face(mood))
      expect(videos().length).toBeLessThanOrEqual(2)
      expect(isSeen('idle')).toBe(true)
    }
  })

  it('stands still where less motion is preferred', async () => {
    isCalm = true
    render(face('idle'))
    expect(videos()).toEqual([])
    const still = document.querySelector('img')
    expect(still?.getAttribute('src')).toBe('/clips/leo-idle/still.webp')
    await act(async () => {
      if (still) fireEvent.load(still)
    })
    await vi.waitFor(() => expect(isSeen('idle')).toBe(true))
  })
})
