import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { testTitle } from '../../testing/made/titles.ts'
import { HeroReel } from './hero-reel.tsx'

const title = (id: number) => testTitle(id, { tagline: `Tagline ${id}`, isFeatured: true })

beforeEach(() => chooseLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(count = 6) {
  render(
    <MemoryRouter>
      <main tabIndex={-1}>
        <HeroReel titles={Array.from({ length: count }, (_, index) => title(index + 1))} />
      </main>
    </MemoryRouter>,
  )
}

const shownTitle = () => screen.getByRole('heading', { level: 2 }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the hero reel', () => {
  it('shows five featured titles and leads to the one that is shown', () => {
    open()
    expect(screen.getAllByRole('button', { name: /^Show Title/ })).toHaveLength(5)
    expect(shownTitle()).toBe('Title 1')
    press('Show Title 4')
    expect(href('Play Now')).toBe('/watch/4?play=1')
    expect(href('More Info')).toBe('/watch/4')
  })

  it('turns by its buttons, round and round, and says where it is', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('')
    press('Previous title')
    expect(shownTitle()).toBe('Title 5')
    expect(screen.getByRole('status').textContent).toBe('Title 5, 5 of 5')
    press('Next title')
    expect(shownTitle()).toBe('Title 1')
  })

  it('turns by the arrows as long as nothing has the focus', () => {
    open()
    screen.getByRole('main').focus()
    fireEvent.keyDown(screen.getByRole('main'), { key: 'ArrowRight' })
    expect(shownTitle()).toBe('Title 2')
    fireEvent.keyDown(screen.getByRole('link', { name: 'Play Now' }), { key: 'ArrowRight' })
    expect(shownTitle()).toBe('Title 2')
  })

  it('turns by a swipe, and not by a tap', () => {
    open()
    const reel = screen.getByRole('region', { name: 'Featured' })
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(reel, { pointerType: 'touch', clientX: from })
      fireEvent.pointerUp(reel, { pointerType: 'touch', clientX: to })
    }
    swipe(300, 200)
    expect(shownTitle()).toBe('Title 2')
    swipe(200, 210)
    expect(shownTitle()).toBe('Title 2')
    swipe(200, 300)
    expect(shownTitle()).toBe('Title 1')
  })

  it('can be stopped', () => {
    open()
    press('Stop changing by itself')
    screen.getByRole('button', { name: 'Change by itself' })
  })

  it('does not turn by itself where less motion is preferred', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    open()
    screen.getByRole('button', { name: 'Change by itself' })
  })

  it('has nothing to turn when there is one title', () => {
    open(1)
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })
})
