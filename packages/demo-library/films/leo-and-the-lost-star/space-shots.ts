import { shot } from '@starnest/film-kit/film/script'
import { looks } from '@starnest/film-kit/light/looks'
import { rushingStars } from '@starnest/film-kit/particles/ambience'
import { trail } from '@starnest/film-kit/particles/effects'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease, lerp } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { skies } from '@starnest/film-kit/world/skies'
import { sky } from '@starnest/film-kit/world/sky'
import { asteroids, planet } from '@starnest/film-kit/world/space/celestial'
import { flame, rocket } from '@starnest/film-kit/world/space/rocket'
import { leo, spaceSuit } from './sets.ts'

export const flight = shot({
  name: 'flight',
  seconds: 8.5,
  look: looks.space,
  lens: 34,
  shadowSpan: 7,
  fadeIn: 0.3,
  fadeOut: 0.3,
  stage(set) {
    const { dome } = sky(set, skies.space)
    const giant = sculpt(
      (s) => {
        planet(s, [0, 0, 0], 6, ['#ff9f7a', '#7a2f8f'], { rings: '#ffd9a8' })
        for (const [x, y, z, r] of [
          [2.4, 2.6, 4.9, 0.7],
          [-1.8, -1.2, 5.6, 0.9],
          [0.6, -3.4, 4.8, 0.6],
        ] as const) {
          s.ball('#e87a6a', [x, y, z], [r, r, 0.35], { segments: 14 })
        }
      },
      { to: set.scene, at: [11, 5, -30], shadow: false },
    )
    giant.rotation.set(0.1, 0, 0.3)
    const blue = sculpt((s) => planet(s, [0, 0, 0], 2.6, ['#6fd8e8', '#2a4fa8']), {
      to: set.scene,
      at: [-6, -5, -22],
      shadow: false,
    })
    const candy = sculpt((s) => planet(s, [0, 0, 0], 1.6, ['#ffb0d0', '#8f4fc0']), {
      to: set.scene,
      at: [-3, 6.2, -20],
      shadow: false,
    })
    const belts = [
      {
        rocks: asteroids(set, { count: 17, from: [-22, -11, -17], to: [58, -3, -5] }),
        x: 6,
        speed: 3.6,
      },
      {
        rocks: asteroids(set, { count: 17, from: [-22, 4, -17], to: [58, 11, -5], seed: 8 }),
        x: 6,
        speed: 3.6,
      },
      {
        rocks: asteroids(set, {
          count: 7,
          from: [0, -3.4, 3.4],
          to: [62, -2.4, 3.8],
          size: 0.4,
          colors: ['#6a5fae'],
          grad: '#3a2a7a',
          seed: 31,
        }),
        x: 14,
        speed: 12,
      },
    ]
    rushingStars(set)
    const ship = joint(set.scene)
    const hull = rocket({ porthole: false })
    hull.rotation.z = -Math.PI / 2
    hull.position.x = -1.7
    ship.add(hull)
    const pilot = set.cast({ ...leo, ...spaceSuit, size: 0.92 })
    pilot.shadow.fade(0)
    ship.add(pilot.root)
    pilot.root.position.set(-0.35, 0.52, 0)
    pilot.root.rotation.y = 0.62
    const fire = flame(ship, [-2.1, 0, 0])
    const course = (t: number): Vec3 => [
      keys(t, [0, -7.5], [2.2, -0.6, ease.out], [6.4, 0.5], [8.5, 11, ease.in]),
      0.35 * Math.sin(t * 1.5) - 0.5 + progress(t, 6.6, 8.5, ease.in) * 2.6,
      0,
    ]
    const dust = trail(
      set,
      (t) => {
        const [x, y, z] = course(t)
        return [x - 2.7, y, z]
      },
      {
        count: 240,
        color: '#ffca6a',
        life: 1.5,
        spread: 1.1,
        size: 0.36,
        drift: [-7, 0, 0],
        seed: 12,
      },
    )
    return (t) => {
      dome.rotation.y = -t * 0.02
      giant.position.x = 12 - t * 1.7
      blue.position.x = -6 - t * 0.9
      candy.position.x = -3 - t * 0.7
      for (const { rocks, x, speed } of belts) rocks.position.x = x - t * speed
      const [x, y] = course(t)
      const climb = (course(t + 0.05)[1] - course(t - 0.05)[1]) * 10
      ship.position.set(x, y, 0)
      ship.rotation.set(Math.sin(t * 1.1) * 0.12 + 0.06, 0.28, 0.04 + climb * 0.25)
      fire.set(t)
      dust.set(t)
      const cheer = pulse(t, 4.9, 7, 0.5)
      pilot.pose(t, {
        sit: 1,
        lean: 0.28 - climb * 0.1,
        look: keys(
          t,
          [0, [0.3, 0.1]],
          [2.4, [0.25, 0.1]],
          [3, [-0.35, 0.3]],
          [4.8, [-0.45, 0.2]],
          [5.4, [-0.1, 0.05]],
          [7, [0.4, 0.1]],
        ),
        armL: [1, -0.1],
        armR: [lerp(1, 2.5, cheer), lerp(-0.1, 1.25, cheer)],
        wow: pulse(t, 2.9, 5, 0.4),
        grin: progress(t, 5, 5.3),
        brave: 0.3,
      })
      set.camera.shoot({
        t,
        sway: 0.16,
        from: keys(t, [0, [3.4, 1.7, 11.2]], [4.5, [1.7, 1.4, 9.4]], [8.5, [-1.2, 0.9, 10.6]]),
        at: keys(t, [0, [-0.4, 0.9, 0]], [4.5, [0.5, 0.95, 0]], [8.5, [1.4, 1.2, 0]]),
      })
      return { focus: [x, y + 1, 0], range: 2.2, blur: 0.9 }
    }
  },
})
