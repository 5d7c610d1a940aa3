import { type Object3D, Raycaster, Vector2, type WebGLRenderer } from 'three'
import type { LiveStage } from '../../../library/live-stage/live-stage.ts'
import { createLooking, type Look, lookAtScreen } from '../look/look.ts'
import type { Seat } from '../look/seats.ts'
import { disposeAll } from './dispose-all.ts'
import { buildGridFloor } from './hull/grid-floor.ts'
import { buildHull } from './hull/hull.ts'
import { createRoomLight } from './hull/room-light.ts'
import { buildSky } from './outside/sky.ts'
import { SCREEN } from './room-plan.ts'
import { buildBigScreen, darkTexture, type ScreenBox, screenBoxOf } from './screens/big-screen.ts'
import { createFilmLight } from './screens/film-light.ts'
import { fetchPicture, paintInvitation, type StillPicture } from './screens/paint-still.ts'
import { paintedTexture } from './screens/painted-texture.ts'
import { buildSideScreens, type PanelPicture } from './screens/side-screens.ts'
import { createViewpoint } from './viewpoint.ts'

/** While nothing plays the view is so much lower than the screen's middle, metres. */
const LOOKS_LOWER = 0.75

/** What somebody points at. */
export type Pointed = { is: 'screen' } | { is: 'panel'; titleId: number }

/** What the screen shows before a film. */
export type Invitation = { still: StillPicture; words: string }

/** The room as a scene: everything in it, and what can be done to it. It knows no page and draws nothing by
 *  itself. */
export type Room = ReturnType<typeof buildRoom>

/** Builds the room on a stage, around a seat. */
export function buildRoom(parts: { stage: LiveStage; seat: Seat }) {
  const { scene, renderer, camera } = parts.stage
  const light = createRoomLight()
  const nothing = darkTexture()
  const sky = buildSky(renderer, light)
  const floor = buildGridFloor(light, nothing)
  const screen = buildBigScreen(light, nothing)
  const panels = buildSideScreens(light, nothing)
  const view = createViewpoint(camera, parts.seat)
  const looking = createLooking(lookAtScreen(parts.seat, SCREEN, LOOKS_LOWER))
  const filmLight = createFilmLight()
  const raycaster = new Raycaster()
  scene.add(sky.object, floor.object, buildHull(light, renderer.getPixelRatio()))
  scene.add(screen.object, panels.object, view.rig)

  let seat = parts.seat
  let film: HTMLVideoElement | null = null
  let invited: Invitation | null = null
  let isGone = false

  const faceScreen = () => looking.face(lookAtScreen(seat, SCREEN, film ? 0 : LOOKS_LOWER))
  const targets = (): Object3D[] => [screen.mesh, ...panels.meshes.filter(({ visible }) => visible)]

  return {
    scene,
    camera,
    rig: view.rig,
    light,
    looking,
    panels,
    faceScreen,
    film: () => film,
    sit(next: Seat) {
      seat = next
      view.sit(next)
      faceScreen()
    },
    /** Paints again what only the graphics card had. */
    repaint: (anew: WebGLRenderer) => sky.repaint(anew),
    /** Puts a film on the screen and dims the lights; null: the room is lit again. */
    play(video: HTMLVideoElement | null) {
      film = video
      screen.play(video)
      light.dimFor(video !== null)
      faceScreen()
    },
    /** Shows what could be watched, as long as nothing is; null: nothing could. */
    async invite(invitation: Invitation | null) {
      invited = invitation
      if (!invitation) return screen.hang(null)
      const { still, words } = invitation
      const image = await fetchPicture(still.pictureUrl)
      if (isGone || invited !== invitation) return
      screen.hang(paintedTexture(paintInvitation(still, words, image)))
    },
    show: (pictures: readonly PanelPicture[]) => panels.show(pictures),
    /** What is under a point of the window, from -1 to 1 on both axes, up and to the right. */
    pointAt(x: number, y: number): Pointed | null {
      raycaster.setFromCamera(new Vector2(x, y), camera)
      return pointedBy(raycaster)
    },
    pointedBy,
    box: (): ScreenBox | null => screenBoxOf(camera),
    /** Goes on by a picture. `inHeadset`: the headset moves the eyes. */
    update(deltaSeconds: number, { isCalm, inHeadset }: { isCalm: boolean; inHeadset: boolean }) {
      const look: Look = looking.update(deltaSeconds, isCalm)
      light.shine(filmLight.look(film, deltaSeconds))
      light.update(deltaSeconds, isCalm)
      panels.update(deltaSeconds)
      floor.mirror(screen.pictureTexture())
      if (!inHeadset) view.update(look, { closeness: light.dimmed(), deltaSeconds, isCalm })
      sky.update(view.rig.position, deltaSeconds, isCalm)
    },
    dispose() {
      isGone = true
      screen.dispose()
      panels.dispose()
      sky.dispose()
      disposeAll(scene)
      nothing.dispose()
    },
  }

  function pointedBy(ray: Raycaster): Pointed | null {
    const [hit] = ray.intersectObjects(targets(), false)
    if (!hit) return null
    const picture = panels.pictureOf(hit.object)
    return picture ? { is: 'panel', titleId: picture.id } : { is: 'screen' }
  }
}
