import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carouselInView, moveCarousel } from './move-carousel.ts'

describe('the carousel in view', () => {
  it.each([
    [
      'nearest to the middle',
      [
        { top: -100, bottom: 200 },
        { top: 300, bottom: 600 },
      ],
      1,
    ],
    [
      'the only one in sight',
      [
        { top: -400, bottom: -10 },
        { top: 700, bottom: 950 },
      ],
      1,
    ],
    [
      'none',
      [
        { top: -400, bottom: -10 },
        { top: 900, bottom: 1200 },
      ],
      -1,
    ],
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

  const second = () => document.querySelector('#second')

  it('moves the carousel that had the focus last by 200 px', () => {
    vi.spyOn(second() ?? document.body, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 300, 1000, 200),
    )
    moveCarousel('next', second())
    moveCarousel('previous', second())
    expect(scrolls).toEqual([
      expect.stringContaining('second {"left":200'),
      expect.stringContaining('second {"left":-200'),
    ])
  })

  it('moves the one in view when that one has left the screen', () => {
    const places = { first: 300, second: -500 }
    for (const [id, top] of Object.entries(places)) {
      const track = document.querySelector(`#${id}`) ?? document.body
      const place = new DOMRect(0, top, 1000, 200)
      vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(place)
    }
    moveCarousel('next', second())
    expect(scrolls).toEqual([expect.stringContaining('first {"left":200')])
  })

  it('moves nothing where there is no carousel', () => {
    document.body.innerHTML = ''
    moveCarousel('next', null)
    expect(scrolls).toEqual([])
  })
})
