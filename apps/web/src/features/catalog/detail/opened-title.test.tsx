import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testTitle } from '../../../testing/made/titles.ts'
import {
  closeDetail,
  hintDetail,
  openDetail,
  useDetailHost,
  useOpenedTitle,
} from './opened-title.ts'

afterEach(cleanup)

const tile = { animation: testTitle(1) }
let fetches = 0
const fetchAhead = () => {
  fetches++
}

function host() {
  return renderHook(() => {
    useDetailHost(fetchAhead)
    return useOpenedTitle()
  })
}

it('opens nothing on a screen without a detail view, and says so', () => {
  expect(openDetail(tile)).toBe(false)
})

it('shows a title until it has closed, and forgets it with the screen', () => {
  const { result, unmount } = host()
  act(() => expect(openDetail(tile)).toBe(true))
  expect(result.current).toEqual({ tile, isOpen: true })
  act(closeDetail)
  expect(result.current).toEqual({ tile, isOpen: false })
  unmount()
  expect(openDetail(tile)).toBe(false)
  expect(host().result.current).toBeNull()
})

it('fetches its code ahead when it may be needed soon', () => {
  host()
  hintDetail()
  expect(fetches).toBe(1)
})
