import { Mesh, Object3D, PerspectiveCamera, Scene, ShaderMaterial } from 'three'
import { beforeEach, expect, it, vi } from 'vitest'
import { seatOf } from '../look/seats.ts'
import { openRoom } from './open-room.ts'

const NOTHING = () => undefined
const LISTENERS = {
  ...{ onFirstPicture: NOTHING, onFrame: NOTHING, onBox: NOTHING, onLost: NOTHING },
  ...{ onRestored: NOTHING, onTooSlow: NOTHING, onClosed: NOTHING },
}

/** A stage without a graphics card: what would be drawn is in its scene. */
const stage = {
  scene: new Scene(),
  camera: new PerspectiveCamera(),
  renderer: {
    getPixelRatio: () => 1,
    xr: { getSession: (): { end: () => Promise<void> } | null => null },
    info: { memory: { geometries: 0, textures: 0 } },
  },
  prepare: async () => undefined,
  start: NOTHING,
  stop: NOTHING,
  dispose: NOTHING,
}
vi.mock('../../../library/live-stage/live-stage.ts', () => ({ openLiveStage: () => stage }))
// It is painted by the graphics card.
vi.mock('./outside/sky.ts', () => ({
  buildSky: () => ({ object: new Object3D(), update: NOTHING, dispose: NOTHING }),
}))
const pictures = { fetch: async (): Promise<undefined> => undefined }
vi.mock('./screens/paint-still.ts', () => ({
  fetchPicture: () => pictures.fetch(),
  paintInvitation: ({ title }: { title: string }) =>
    Object.assign(document.createElement('canvas'), { title }),
}))

/** The title whose picture is on the big screen; undefined: it is dark. */
function titleOnScreen(): string | undefined {
  const screen = stage.scene.getObjectByName('screen')
  if (!(screen instanceof Mesh && screen.material instanceof ShaderMaterial)) {
    throw new Error('the room has no screen')
  }
  return screen.material.uniforms.uPicture?.value.image.title
}

const open = () => openRoom(document.createElement('canvas'), seatOf('middle'), LISTENERS)
const invitation = { still: { title: 'Ember', pictureUrl: '/ember.jpg' }, words: 'Press to watch' }

beforeEach(() => {
  stage.scene = new Scene()
  stage.renderer.xr.getSession = () => null
  pictures.fetch = async () => undefined
})

it('the big screen is dark again when the title it invited to was taken away', async () => {
  const { room, close } = open()
  await room.invite(invitation)
  expect(titleOnScreen()).toBe('Ember')
  await room.invite(null)
  expect(titleOnScreen()).toBeUndefined()
  close()
})

it('a picture that comes after its title was taken away is not shown', async () => {
  const picture = Promise.withResolvers<undefined>()
  pictures.fetch = () => picture.promise
  const { room, close } = open()
  const coming = room.invite(invitation)
  await room.invite(null)
  picture.resolve(undefined)
  await coming
  expect(titleOnScreen()).toBeUndefined()
  close()
})

it('whoever wears a headset leaves the room when it closes', () => {
  const end = vi.fn(async () => undefined)
  stage.renderer.xr.getSession = () => ({ end })
  const { close } = open()
  expect(end).not.toHaveBeenCalled()
  close()
  close()
  expect(end).toHaveBeenCalledOnce()
})
