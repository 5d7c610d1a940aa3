import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FlatView } from './flat-view.tsx'

const NOTHING = () => undefined

/** The title whose picture was drawn on the screen last; null: none. */
const drawn: { title: string | null } = { title: null }
vi.mock('./draw-room.ts', () => ({
  ...{ drawFriends: vi.fn(), drawGrid: vi.fn(), drawHull: vi.fn(), drawPanel: vi.fn() },
  drawScreen: (_picture: unknown, _plan: unknown, still: { title: string } | null) => {
    drawn.title = still?.title ?? null
  },
}))
vi.mock('./draw-space.ts', () => ({ drawSpace: vi.fn() }))
vi.mock('../scene/screens/paint-still.ts', () => ({
  PANEL_PIXELS: { width: 512, height: 288 },
  LABEL_PIXELS: { width: 512, height: 80 },
  fetchPicture: async () => undefined,
  paintInvitation: ({ title }: { title: string }) => ({ title }),
}))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(450)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ scale: NOTHING } as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the screen in the picture is dark again when the title it invited to was taken away', async () => {
  const props = {
    ...{ seat: 'middle' as const, video: null, panels: [], isCalm: true },
    ...{ onHandle: NOTHING, onBox: NOTHING, onShown: NOTHING, onFail: NOTHING },
  }
  const invitation = { still: { title: 'Ember', pictureUrl: null }, words: 'Press to watch' }
  const { rerender } = render(<FlatView {...props} invitation={invitation} />)
  await vi.waitFor(() => expect(drawn.title).toBe('Ember'))
  rerender(<FlatView {...props} invitation={null} />)
  expect(drawn.title).toBeNull()
})
