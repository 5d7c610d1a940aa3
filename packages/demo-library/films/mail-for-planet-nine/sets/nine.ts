import type { FilmSet } from '@starnest/film-kit/film/film-set'
import { contactShadow } from '@starnest/film-kit/light/contact-shadow'
import { glow } from '@starnest/film-kit/light/glow'
import { pointLamp } from '@starnest/film-kit/light/lamps'
import type { Look } from '@starnest/film-kit/light/look'
import { joint } from '@starnest/film-kit/sculpt/sculptor'
import type { Vec3 } from '@starnest/film-kit/time/keyframes'
import { planets, tinyPlanet } from '@starnest/film-kit/world/space/mail/planets'
import { type Mailbox, mailbox } from '@starnest/film-kit/world/space/mail/post'
import { mailScooter } from '@starnest/film-kit/world/space/mail/scooter'
import { bubbles, otto } from './otto.ts'
import { deepSpace, farLook, HUES } from './space.ts'

/** The light of the last planet: blue, with a lamp over the box. */
export const nineLook: Look = { ...farLook, ambient: 1.45, keyPower: 2.1, exposure: 1.1 }

/** Where the mailbox stands, metres. */
export const BOX: Vec3 = [1.25, 0, -0.2]

/** Planet Nine with its mailbox, the parked scooter and Otto on foot. */
export function planetNine(set: FilmSet, { parked = true } = {}) {
  deepSpace(set, { far: true })
  tinyPlanet(set)
  planets(set, [
    {
      at: [-15, 6, -36],
      radius: 3.4,
      hues: HUES.coral,
      rings: ['#ffe0b4', '#ff9a88'],
      tilt: [0.5, 0, 0.5],
    },
    { at: [-6, 10, -62], radius: 2.6, hues: HUES.teal, bands: '#d8fff0' },
    { at: [13, 9, -60], radius: 3.6, hues: HUES.rose, craters: '#b0589c' },
    { at: [22, -3, -50], radius: 4.4, hues: HUES.peach, rings: ['#8fe4dc'], tilt: [0.4, 0, -0.4] },
  ])
  const box: Mailbox = mailbox()
  box.root.position.set(BOX[0], set.heightAt(BOX[0], BOX[2]), BOX[2])
  box.root.rotation.set(-0.05, -0.42, -0.16)
  set.add(box.root)
  pointLamp(set.scene, '#ffc27a', [BOX[0] - 0.2, 2.4, BOX[2] + 1.2], 5, 6)
  const one = otto()
  set.add(one.root)
  bubbles(set, one)
  const shadow = contactShadow(set.scene, { radius: 1.2, opacity: 0.55, heightAt: set.heightAt })
  const bike = mailScooter()
  if (parked) {
    bike.root.position.set(-2.5, set.heightAt(-2.4, -1.2) + 0.05, -1.2)
    bike.root.rotation.set(0, 0.7, 0.5)
    bike.root.scale.setScalar(0.8)
    bike.set(0, 0.02)
    set.add(bike.root)
  }
  return {
    box,
    otto: one,
    /** Otto on the ground at (x, z); he leans out with the curve of the planet. */
    place(x: number, z: number, turn = 0, lift = 0) {
      one.root.position.set(x, set.heightAt(x, z) + lift, z)
      one.root.rotation.set(z * 0.12, turn, -x * 0.2)
      shadow.place(x, z)
      shadow.fade(Math.max(0, 1 - lift))
      one.root.updateMatrixWorld(true)
    },
  }
}

/** A sun that comes over the edge of the planet: `set` its height in metres and power 0 to 1. */
export function lateSun(set: FilmSet, x = -3) {
  const root = set.add(joint(undefined, [x, 0, -30]))
  const wide = glow(root, '#ff9a5a', 46, [0, 0, 0], 0.8)
  const core = glow(root, '#fff0c8', 13, [0, 0, 0.2], 1.5)
  return (height: number, power: number) => {
    root.position.y = height
    wide.set(power * 0.75)
    core.set(power)
  }
}
