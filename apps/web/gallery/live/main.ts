import './live.css'
import { liveCastOf, liveFilms, makeLiveCharacter } from '@starnest/demo-library/live/cast'
import type { LiveCharacter, LiveGesture, LiveLevel } from '@starnest/film-kit/live/character'
import { LIVE_LOOKS, liveLights } from '@starnest/film-kit/live/lights'
import { LIVE_WORLDS, type LiveWorld, liveWorld } from '@starnest/film-kit/live/worlds'
import { Vector3 } from 'three'
import { type LiveStage, openLiveStage } from '../../src/library/live-stage/live-stage.ts'
import { yieldToMain } from '../../src/platform/screen/yield-to-main.ts'
import { BACKDROP, frameOn, type Reading, readingOf } from './readings.ts'

const LEVELS: readonly LiveLevel[] = ['low', 'middle', 'high']
const GESTURES: readonly LiveGesture[] = ['wave', 'cheer', 'laugh', 'nod', 'sit', 'stand']
const WORDS = 'Hello there! I am so happy to see you.'

const params = new URLSearchParams(location.search)
const parts = {
  stage: part<HTMLCanvasElement>('stage'),
  controls: part('controls'),
  readings: part('readings'),
  levels: part('levels'),
  sheet: part('sheet'),
}

function part<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no "${id}"`)
  return found as T
}

function button(label: string, onPress: () => void, isPressed?: boolean): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  if (isPressed !== undefined) made.ariaPressed = String(isPressed)
  made.addEventListener('click', onPress)
  return made
}

let level: LiveLevel = LEVELS.find((one) => one === params.get('level')) ?? 'middle'
let world = LIVE_WORLDS[0] ?? 'meadow'
let acting:
  | { stage: LiveStage; character: LiveCharacter; world: LiveWorld; close: () => void }
  | undefined

/** Brings a character onto the stage. */
async function act(id: string): Promise<void> {
  acting?.close()
  acting = undefined
  const eye = new Vector3()
  let sinceMs = 0
  const stage = openLiveStage(parts.stage, {
    onFrame({ deltaSeconds, isCalm }) {
      acting?.character.lookAt(eye.copy(stage.camera.position))
      acting?.character.update(deltaSeconds, { isCalm })
      sinceMs += deltaSeconds
      if (sinceMs < 0.5) return
      sinceMs = 0
      parts.readings.textContent = readingText(id, { ...stage.stats(), level })
    },
    onQuality: ({ shadows }) => lights.setShadows(shadows),
    quality: { level, devicePixelRatio },
  })
  stage.scene.background = BACKDROP
  const lights = liveLights(LIVE_LOOKS.studio)
  lights.setShadows(stage.quality.shadows)
  const ground = liveWorld(world)
  stage.scene.add(lights.object, ground.object)
  const character = await makeLiveCharacter(id, level, { pause: yieldToMain })
  if (!stage.isOpen) {
    character.dispose()
    lights.dispose()
    ground.dispose()
    return
  }
  stage.scene.add(character.object)
  frameOn(stage.camera, { height: character.height, radius: Math.max(1.6, character.radius) })
  acting = {
    stage,
    character,
    world: ground,
    close() {
      character.dispose()
      lights.dispose()
      ground.dispose()
      stage.dispose()
    },
  }
  stage.start()
  parts.controls.replaceChildren(
    ...GESTURES.map((gesture) => button(gesture, () => character.play(gesture))),
    button('speak', () => character.speak(2.6, WORDS)),
    ...LIVE_WORLDS.map((name) =>
      button(
        name,
        () => {
          world = name
          void act(id)
        },
        name === world,
      ),
    ),
  )
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

type Told = Pick<
  Reading,
  'drawCalls' | 'triangles' | 'geometryBytes' | 'textureBytes' | 'frameMs' | 'level'
>

const readingText = (id: string, one: Told) =>
  `${id}, ${one.level}: ${one.drawCalls} draw calls, ${one.triangles} triangles, ` +
  `${kilobytes(one.geometryBytes)} of geometry, ${kilobytes(one.textureBytes)} of textures, ` +
  `${one.frameMs.toFixed(1)} ms a frame`

/** Draws everybody at the chosen level, one after the other. */
async function drawSheet(): Promise<void> {
  acting?.close()
  acting = undefined
  const drawn = level
  parts.levels.replaceChildren(
    ...LEVELS.map((one) =>
      button(
        one,
        () => {
          level = one
          void drawSheet()
        },
        one === level,
      ),
    ),
  )
  parts.sheet.replaceChildren()
  const films = liveFilms().filter((film) => film.includes(params.get('film') ?? ''))
  for (const { id, name } of films.flatMap(liveCastOf)) {
    if (drawn !== level) return
    const row = document.createElement('li')
    const press = button('', () => void act(id))
    const picture = document.createElement('canvas')
    const paint = (canvas: HTMLCanvasElement) => {
      picture.width = canvas.width
      picture.height = canvas.height
      picture.getContext('2d')?.drawImage(canvas, 0, 0)
    }
    const reading = await readingOf(id, drawn, { paint })
    const text = document.createElement('span')
    text.textContent = `${name}. ${readingText(id, reading)}`
    press.append(picture, text)
    row.append(press)
    parts.sheet.append(row)
  }
  parts.sheet.dataset.drawn = drawn
}

// What the bench and the tests ask of this page.
Object.assign(globalThis, { liveGallery: { liveFilms, liveCastOf, readingOf, act } })
if (params.get('sheet') !== 'none') await drawSheet()
