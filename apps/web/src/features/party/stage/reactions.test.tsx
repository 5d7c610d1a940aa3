import type { PartyReaction } from '@starnest/contract/party/party'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { UsedLine } from '../line/use-party-line.ts'
import { FlyingReactions } from './reactions.tsx'

afterEach(cleanup)

function draw() {
  const listeners = new Set<Parameters<UsedLine['onReaction']>[0]>()
  const onReaction: UsedLine['onReaction'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const { unmount } = render(<FlyingReactions onReaction={onReaction} />)
  const fly = (reaction: PartyReaction, times = 1) =>
    act(() => {
      for (let time = 0; time < times; time += 1) {
        for (const listener of listeners) listener('zoe', reaction)
      }
    })
  return { fly, unmount }
}
const flying = (reaction: PartyReaction) => screen.queryAllByText(reaction)

it('flies what somebody sends, and the same again', () => {
  const { fly } = draw()
  fly('🎉')
  fly('🎉')
  fly('😮')
  expect([flying('🎉'), flying('😮'), flying('😢')].map(({ length }) => length)).toEqual([2, 1, 0])
})

it('has 20 in the air at most, and those that came last', () => {
  const { fly } = draw()
  fly('😢', 7)
  fly('🎉', 18)
  expect([flying('😢').length, flying('🎉').length]).toEqual([2, 18])
  fly('❤️', 30)
  expect([flying('😢').length, flying('🎉').length, flying('❤️').length]).toEqual([0, 0, 20])
})

it('each is gone after its flight', () => {
  const { fly } = draw()
  fly('👏', 2)
  fly('😂')
  const [first] = flying('👏')
  if (first) fireEvent.animationEnd(first)
  expect([flying('👏').length, flying('😂').length]).toEqual([1, 1])
  expect(first?.isConnected).toBe(false)
})

it('is not read aloud', () => {
  const { fly } = draw()
  fly('🎉')
  expect(flying('🎉')[0]?.closest('[aria-hidden="true"]')).toBeTruthy()
})

it('hears nothing any more once it is gone', () => {
  const { fly, unmount } = draw()
  unmount()
  fly('🎉')
  expect(flying('🎉')).toEqual([])
})
