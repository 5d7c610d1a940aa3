import { makeLiveCharacter } from '@starnest/demo-library/live/cast'
import type { LiveCharacter } from '@starnest/film-kit/live/character'
import { type LiveLook, liveLights } from '@starnest/film-kit/live/lights'
import { DirectionalLight, HemisphereLight, PointLight, Vector3 } from 'three'
import type { CrewFeeling } from '../room-handle.ts'
import type { OpenRoom } from './open-room.ts'
import type { Room } from './room.ts'
import { CREW_SEATS, type Place, SCREEN } from './room-plan.ts'

/** Who sits in the room, in the order of its seats, and how tall they are there, metres. */
const CREW = [
  { id: 'leo-and-the-lost-star/leo', height: 1.3 },
  { id: 'a-slow-waltz/posy', height: 1.12 },
  { id: 'the-umbrella-samurai/cub', height: 1.15 },
  { id: 'leo-and-the-lost-star/star', height: 0.85 },
] as const

/** Where whoever is not watching is greeted: about where viewers sit. */
const VIEWERS = { x: 0, z: 2.4 }
const FILM = new Vector3(0, SCREEN.centreY, SCREEN.z)
/** How long somebody takes to turn to the film, seconds. */
const TURN_SECONDS = 1.3
/** Between two greetings while nothing plays, seconds. */
const GREETS_EVERY = { least: 7, more: 9 }

/** Those who watch along. */
export type Crew = {
  update: (room: Room, step: { deltaSeconds: number; isCalm: boolean }) => void
  feel: (feeling: CrewFeeling) => void
  dispose: () => void
}

/** The shortest turn from one yaw to another, radians. */
const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from))

type Seated = { character: LiveCharacter; toViewers: number; toFilm: number; lag: number }

function seatOne(
  character: LiveCharacter,
  place: Place,
  { height, lag }: { height: number; lag: number },
): Seated {
  const { object } = character
  object.scale.setScalar(height / character.height)
  object.position.set(place.x, place.y, place.z)
  const toViewers = Math.atan2(VIEWERS.x - place.x, VIEWERS.z - place.z)
  const toFilm = Math.atan2(-place.x, SCREEN.z - place.z)
  object.rotation.y = toViewers
  character.play('sit')
  return { character, toViewers, toFilm, lag }
}

/** The room's air and the sun outside, as they fall on whoever sits there. */
const AIR: LiveLook = {
  skyLight: '#aab4ff',
  groundLight: '#7a4fa0',
  ambient: 1,
  key: '#ffd2a6',
  keyPower: 0.6,
  keyFrom: [6, 5, 5],
  rim: '#8fa8ff',
  rimPower: 0.9,
}

/** The light that falls on them: the room's air, a lantern, the sun outside, and the film. */
function crewLights() {
  const rig = liveLights(AIR)
  const air = rig.object.children.find((one) => one instanceof HemisphereLight)
  const lantern = new PointLight('#ffb066', 1, 12, 1.2)
  lantern.position.set(0, 4.2, -0.6)
  const film = new DirectionalLight('#ffffff', 0)
  film.position.copy(FILM)
  film.target.position.set(0, 0.6, -1)
  rig.object.add(lantern, film, film.target)
  return {
    object: rig.object,
    follow({ light }: Room) {
      const lit = light.uniforms.uLanterns.value
      if (air) air.intensity = 0.3 + 1.1 * lit
      lantern.intensity = 3 + 15 * lit
      const { r, g, b } = light.uniforms.uFilm.value
      film.color.setRGB(r, g, b)
      film.intensity = 7
    },
    dispose: rig.dispose,
  }
}

/** Brings the crew into the room, one after the other, each built in slices between which the page answers.
 *  Whoever cannot come leaves the seat free. */
export async function seatCrew(
  { room, stage }: OpenRoom,
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<Crew> {
  const seated: Seated[] = []
  const lights = crewLights()
  room.scene.add(lights.object)
  let watching = 0
  let greetsInSeconds = 1.5
  let nextToGreet = 0

  const dispose = () => {
    for (const { character } of seated.splice(0)) character.dispose()
    lights.dispose()
  }
  const crew: Crew = {
    update(now, { deltaSeconds, isCalm }) {
      const isWatching = now.film() !== null
      const step = isCalm ? 1 : deltaSeconds / TURN_SECONDS
      watching = Math.max(0, Math.min(1.6, watching + (isWatching ? step : -step)))
      lights.follow(now)
      greetsInSeconds -= deltaSeconds
      if (!isWatching && !isCalm && greetsInSeconds <= 0 && seated.length > 0) {
        greetsInSeconds = GREETS_EVERY.least + Math.random() * GREETS_EVERY.more
        seated[nextToGreet % seated.length]?.character.play('wave')
        nextToGreet += 1
      }
      for (const { character, toViewers, toFilm, lag } of seated) {
        const share = Math.max(0, Math.min(1, watching - lag))
        const eased = share * share * (3 - 2 * share)
        character.object.rotation.y = toViewers + turnTo(toViewers, toFilm) * eased
        character.lookAt(share > 0.25 ? FILM : now.rig.position)
        character.update(deltaSeconds, { isCalm })
      }
    },
    feel(feeling) {
      for (const { character } of seated) character.play(feeling)
    },
    dispose,
  }
  const bring = async () => {
    for (const [at, { id, height }] of CREW.entries()) {
      const place = CREW_SEATS[at]
      if (!place) break
      const character = await makeLiveCharacter(id, stage.quality.level, { pause }).catch(
        () => null,
      )
      if (character && !signal.aborted) await stage.prepare(character.object)
      if (signal.aborted) {
        character?.dispose()
        return dispose()
      }
      if (!character) continue
      seated.push(seatOne(character, place, { height, lag: at * 0.15 }))
      room.scene.add(character.object)
    }
    performance.mark('starnest-room-crew')
  }
  void bring()
  return crew
}
