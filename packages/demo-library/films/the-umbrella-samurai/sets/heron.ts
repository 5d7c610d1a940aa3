import { eyes } from '@starnest/film-kit/critter/eyes'
import type { Intent } from '@starnest/film-kit/critter/intent'
import { completeSpecies } from '@starnest/film-kit/critter/species'
import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { clamp } from '@starnest/film-kit/time/easing'
import type { Vec2, Vec3 } from '@starnest/film-kit/time/keyframes'
import { paperUmbrella } from '@starnest/film-kit/world/bamboo/paper-umbrella'
import {
  arm,
  coatTail,
  dressBody,
  dressHead,
  LEG,
  leg,
  NIGHT,
  plume,
  WHITE,
} from './heron-parts.ts'

type Joint = ReturnType<typeof joint>

/** What the heron does: an intent's eyes and moods, and a heron's own neck and knees. */
export type HeronIntent = Pick<
  Intent,
  'look' | 'tilt' | 'nod' | 'lean' | 'roll' | 'happy' | 'sad' | 'wow' | 'brave' | 'sleepy'
> & {
  /** 0 stands tall, 1 crouches on bent knees. */
  crouch?: number
  /** -1 folded into the shoulders, 0 at ease, 1 stretched. */
  neck?: number
  /** Stride phase in radians, and how big the steps are, 0 to 1. */
  steps?: number
  stride?: number
  /** 0 to 1: one leg drawn up. */
  oneLeg?: number
  /** Sleeves: raised forward and spread sideways, radians. */
  armL?: Vec2
  armR?: Vec2
  /** How far the umbrella is spread, and its turn about x, y, z. */
  open?: number
  umbrella?: Vec3
  /** Wind in plumes and coat, 0 to 1, from the front. */
  wind?: number
  beak?: number
}

const LINKS = 6
/** Bend of a knee in a full crouch, radians. */
const KNEE = 1.15
/** The S of the neck from the shoulders up, radians a link. */
const NECK_FOLD = [0.7, 0.15, -0.75, -0.8, 0.25, 0.45]
const AT_REST: Vec2 = [0.1, 0.05]

/** A heron in a coat and a straw hat, 3.3 m tall, with the red umbrella in the hand at +x. */
export function bringHeron(set: FilmSet) {
  const root = set.add(joint())
  const body = joint(root)
  sculpt(dressBody, { to: body })
  const legs = [-1, 1].map((side) => leg(body, side))
  const arms = [-1, 1].map((side) => arm(body, side))
  const neck: Joint[] = []
  let parent = joint(body, [0, 0.86, 0.06])
  for (let i = 0; i < LINKS; i++) {
    const link = joint(parent, i === 0 ? [0, 0, 0] : [0, 0.2, 0])
    const girth = 0.19 - i * 0.011
    sculpt((s) => s.pill(WHITE, [0, 0.1, 0], girth, 0.16, { grad: '#dfe9f4', segments: 14 }), {
      to: link,
    })
    neck.push(link)
    parent = link
  }
  const head = joint(parent, [0, 0.34, 0.04])
  sculpt(dressHead, { to: head })
  const jaw = joint(head, [0, -0.12, 0.3])
  sculpt(
    (s) => s.cone('#e0902c', [0, 0, 0], 0.085, 0.66, { rotate: [Math.PI / 2, 0, 0], segments: 12 }),
    { to: jaw },
  )
  const gaze = joint(head, [0, 0.02, 0.02])
  gaze.scale.setScalar(0.62)
  const species = completeSpecies({
    fur: WHITE,
    furLow: NIGHT,
    eye: '#7a4a08',
    eyeLow: '#ffcf4a',
    eyeSize: 1.24,
    headWidth: 0.98,
    seed: 4,
  })
  const pair = eyes(species, gaze)
  const plumes = [-1, 0, 1].map((side) => plume(head, side))
  const tails = [-1, 1].map((side) => coatTail(body, side))
  const umbrella = paperUmbrella(set.scene)
  const shadow = contactShadow(set.scene, { radius: 1, opacity: 0.6, heightAt: set.heightAt })
  const faceAt = (): Vec3 => worldPoint(head, [0, 0, 0.3])
  let turned = 0
  return {
    root,
    head,
    umbrella,
    faceAt,
    place([x, y, z]: Vec3, turn = 0) {
      turned = turn
      root.position.set(x, set.heightAt(x, z) + y, z)
      root.rotation.y = turn
      shadow.place(x, z)
      shadow.fade(Math.max(0, 1 - y / 2))
    },
    pose(t: number, intent: HeronIntent = {}) {
      const breath = 0.012 * Math.sin(t * 2.1)
      poseBody(body, intent, breath)
      poseLegs(legs, intent)
      poseNeck(neck, head, t, intent)
      pair.pose(t, intent)
      jaw.rotation.x = 0.06 + 0.35 * clamp(intent.beak ?? (intent.wow ?? 0) * 0.5)
      blow(plumes, tails, t, intent.wind ?? 0)
      poseSleeves(arms, t, intent)
      umbrella.open(intent.open ?? 1)
      root.updateMatrixWorld(true)
      const grip = worldPoint(arms[1]?.hand ?? body, [0, 0, 0])
      const [rx, ry, rz] = intent.umbrella ?? [0, 0, 0]
      umbrella.root.rotation.order = 'YXZ'
      umbrella.hold(grip, [rx, ry + turned, rz])
    },
  }
}

function poseBody(body: Joint, intent: HeronIntent, breath: number): void {
  const { crouch = 0, steps = 0, stride = 0, lean = 0, roll = 0 } = intent
  const bob = stride * 0.06 * Math.abs(Math.sin(steps))
  body.position.set(0, 2 * LEG * Math.cos(KNEE * crouch) + 0.06 + bob, 0)
  body.rotation.set(lean, 0, roll + 0.04 * stride * Math.sin(steps))
  body.scale.setScalar(1 + breath)
}

function poseLegs(legs: readonly ReturnType<typeof leg>[], intent: HeronIntent): void {
  const { crouch = 0, steps = 0, stride = 0, lean = 0, oneLeg = 0 } = intent
  const knee = KNEE * crouch
  for (const [index, one] of legs.entries()) {
    const swing = 0.6 * stride * Math.sin(steps + index * Math.PI)
    const lift = stride * Math.max(0, Math.cos(steps + index * Math.PI))
    const up = index === 0 ? oneLeg : 0
    one.thigh.rotation.x = -lean + knee + swing - 0.5 * lift - 1.1 * up
    one.shin.rotation.x = -2 * knee + 0.9 * lift + 2.2 * up
    one.foot.rotation.x = knee - swing - 0.4 * lift - 0.6 * up
  }
}

function poseNeck(neck: readonly Joint[], head: Joint, t: number, intent: HeronIntent): void {
  const { neck: reach = 0, look = [0, 0], lean = 0, nod = 0, tilt = 0 } = intent
  let sum = lean
  for (const [index, link] of neck.entries()) {
    const bend = (NECK_FOLD[index] ?? 0) * (0.95 - 0.8 * reach)
    link.rotation.set(bend + 0.02 * Math.sin(t * 1.6 + index), look[0] * 0.05, 0)
    sum += bend
  }
  head.rotation.set(nod - sum - look[1] * 0.35, look[0] * 0.45, tilt + 0.02 * Math.sin(t * 1.3))
}

function blow(plumes: readonly Joint[], tails: readonly Joint[], t: number, wind: number): void {
  for (const [index, one] of plumes.entries())
    one.rotation.set(
      0.5 - 0.75 * wind + (0.06 + 0.14 * wind) * Math.sin(t * (2 + 5 * wind) + index),
      (index - 1) * 0.22,
      0,
    )
  for (const [index, one] of tails.entries())
    one.rotation.x = 0.15 + 0.9 * wind + (0.05 + 0.2 * wind) * Math.sin(t * 6 + index * 1.3)
}

function poseSleeves(
  arms: readonly ReturnType<typeof arm>[],
  t: number,
  { armL = AT_REST, armR = AT_REST, lean = 0 }: HeronIntent,
): void {
  for (const [index, [raise, spread]] of [armL, armR].entries()) {
    const side = index ? 1 : -1
    arms[index]?.root.rotation.set(
      -raise - lean * 0.5,
      0,
      side * (0.16 + spread) + side * 0.02 * Math.sin(t * 2),
    )
  }
}

const worldPoint = (part: Joint, at: Vec3): Vec3 => {
  const { x, y, z } = part.localToWorld(part.position.clone().set(...at))
  return [x, y, z]
}
