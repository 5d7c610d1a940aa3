import type { CaptionLook } from '@starnest/contract/watch/caption-look'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FIRST_CAPTION_LOOK } from '../../../../../library/captions/caption-look.ts'
import { chooseHighContrast } from '../../../../../platform/preferences/contrast.ts'
import { useCaptionStyles } from './use-caption-styles.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  act(() => chooseHighContrast(false))
  cleanup()
})

const TRACKS = [
  { language: 'en', label: 'English', url: '/en.vtt', styledUrl: '/en.ass' },
  { language: 'es', label: 'Español', url: '/es.vtt' },
]

function open(look: Partial<CaptionLook> = {}, shown: string | null = 'en') {
  const chosen: Partial<CaptionLook>[] = []
  const choice = {
    look: { ...FIRST_CAPTION_LOOK, ...look },
    choose: (changed: Partial<CaptionLook>) => {
      chosen.push(changed)
    },
  }
  const { result } = renderHook(() => useCaptionStyles(TRACKS, shown, choice))
  return { styles: () => result.current, chosen }
}

it('are the file’s as long as the viewer chose no look', () => {
  expect(open().styles()).toMatchObject({ url: '/en.ass', isOn: true, hasFailed: false })
})

it('are no question where the file has none, or no captions are shown', () => {
  expect(open({}, 'es').styles()).toBeNull()
  expect(open({}, null).styles()).toBeNull()
})

it('are the viewer’s for who chose a look, unless the file’s were wished for as well', () => {
  expect(open({ size: 'huge' }).styles()).toMatchObject({ url: null, isOn: false })
  expect(open({ size: 'huge', styles: 'file' }).styles()?.url).toBe('/en.ass')
  expect(open({ styles: 'look' }).styles()?.url).toBeNull()
})

it('are the viewer’s for who needs more contrast', () => {
  act(() => chooseHighContrast(true))
  expect(open().styles()).toMatchObject({ isOn: false })
  expect(open({ styles: 'file' }).styles()).toMatchObject({ isOn: true })
})

it('are chosen one way or the other', () => {
  const captions = open()
  captions.styles()?.toggle()
  expect(captions.chosen).toEqual([{ styles: 'look' }])
  const plain = open({ styles: 'look' })
  plain.styles()?.toggle()
  expect(plain.chosen).toEqual([{ styles: 'file' }])
})

it('that cannot be drawn here make way, and say so', () => {
  const captions = open()
  act(() => captions.styles()?.onFailed())
  expect(captions.styles()).toMatchObject({ url: null, isOn: false, hasFailed: true })
})
