import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCaptionChoice } from './use-caption-choice.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const track = (language: string) => ({ language, label: language, url: `/${language}.vtt` })

function open({
  languages = ['en', 'es'],
  showSubtitles = false,
}: {
  languages?: string[]
  showSubtitles?: boolean
} = {}) {
  const render = (spoken: string[]) =>
    useCaptionChoice(spoken.map(track), { language: 'es', showSubtitles })
  const { result, rerender } = renderHook(render, { initialProps: languages })
  return {
    shown: () => result.current.shown,
    toggle: () => act(() => result.current.toggle()),
    choose: (language: string | null) => act(() => result.current.choose(language)),
    goOnWith: (spoken: string[]) => rerender(spoken),
  }
}

it('is off until somebody wants captions, and then speaks as the interface does', () => {
  const captions = open()
  expect(captions.shown()).toBeNull()
  captions.toggle()
  expect(captions.shown()).toBe('es')
  captions.toggle()
  expect(captions.shown()).toBeNull()
})

it('is remembered for the next film and the next trailer', () => {
  open().choose('en')
  expect(open().shown()).toBe('en')
  open().choose(null)
  expect(open().shown()).toBeNull()
})

it('stays on for the next film when it was switched in one without captions', () => {
  open().choose('en')
  const silent = open({ languages: [] })
  silent.toggle()
  expect(silent.shown()).toBeNull()
  expect(open().shown()).toBe('en')
})

it('begins with captions for whoever wants subtitles, in what language there is', () => {
  open().choose(null)
  expect(open({ showSubtitles: true }).shown()).toBe('es')
  expect(open({ showSubtitles: true, languages: ['fr'] }).shown()).toBe('fr')
  expect(open({ showSubtitles: true, languages: [] }).shown()).toBeNull()
})

it('stays off, or on, when one trailer follows another', () => {
  const captions = open({ showSubtitles: true })
  captions.toggle()
  captions.goOnWith(['en'])
  expect(captions.shown()).toBeNull()
  captions.choose('en')
  captions.goOnWith(['fr'])
  expect(captions.shown()).toBe('fr')
})

it('comes back in the language that was read', () => {
  const captions = open()
  captions.choose('en')
  captions.toggle()
  captions.toggle()
  expect(captions.shown()).toBe('en')
})
