// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carouselInView, moveCarousel } from './move-carousel.ts'

describe('the carousel in view', () => {
  it.each([
    ['nearest to the middle', [{ top: -100, bottom: 200 }, { top: 300, bottom: 600 }], 1],
    ['the only one in sight', [{ top: -400, bottom: -10 }, { top: 700, bottom: 950 }], 1],
    ['none', [{ top: -400, bottom: -10 }, { top: 900, bottom: 1200 }], -1],
  ])('is %s', (_which, carousels, index) => {
    expect(carouselInView(carousels, 900)).toBe(index)
  })
})

describe('a voice command', () => {
  const scrolls: string[] = []

  beforeEach(() => {
    scrolls.length = 0
    document.body.innerHTML = `
      <ul class="rail-track" id="first"><li><a href="/watch/1">One</a></li></ul>
      <ul class="rail-track" id="second"><li><a href="/watch/2">Two</a></li></ul>`
    for (const track of document.querySelectorAll('.rail-track')) {
      vi.spyOn(track, 'scrollBy').mockImplementation((...args: unknown[]) => {
        scrolls.push(`${track.id} ${JSON.stringify(args[0])}`)
      })
    }
  })
  afterEach(() => vi.restoreAllMocks())

  it('moves the carousel with the focus by 200 px', () => {
    document.querySelector<HTMLElement>('#second a')?.focus()
    expect(moveCarousel('next')).toBe(true)
    expect(moveCarousel('previous')).toBe(true)
    expect(scrolls).toEqual([
      expect.stringContaining('second {"left":200'),
      expect.stringContaining('second {"left":-200'),
    ])
  })

  it('moves nothing where there is no carousel', () => {
    document.body.innerHTML = ''
    expect(moveCarousel('next')).toBe(false)
  })
})
