import { shot } from '@starnest/film-kit/film/script'
import { followShadow } from '@starnest/film-kit/light/follow-shadow'
import { puffs } from '@starnest/film-kit/particles/puffs'
import { joint, sculpt } from '@starnest/film-kit/sculpt/sculptor'
import { ease } from '@starnest/film-kit/time/easing'
import { keys, progress, pulse, type Vec3 } from '@starnest/film-kit/time/keyframes'
import { dunes } from '@starnest/film-kit/world/desert/dunes'
import { mapLand } from '@starnest/film-kit/world/desert/map-land'
import {
  coinGlyph,
  crossGlyph,
  crownGlyph,
  pearlsGlyph,
} from '@starnest/film-kit/world/desert/parchment'
import { colossus, column } from '@starnest/film-kit/world/desert/ruins'
import { sky } from '@starnest/film-kit/world/sky'
import { hours, stones } from '../sets/desert.ts'
import { mapInPaws, zuriOn } from '../sets/zuri.ts'

/** The lettering of the film: brushed ink on parchment. */
export const titleLook = {
  family: 'Caveat Brush',
  weight: 400,
  top: '#fff6d8',
  bottom: '#ffd488',
  outline: '#8a2f1c',
  outlineWidth: 0.16,
} as const

/** Middle of the sheet when Zuri stands at the start of the road. */
const MIDDLE = [20, -8] as const
const DOTS = 30

/** The dotted road from Zuri past crown and pearls to the gold. */
function road(share: number): Vec3 {
  return keys(
    share,
    [0, [1.5, 0, -0.5]],
    [0.3, [13, 0, -1.5], ease.linear],
    [0.6, [26, 0, -6], ease.linear],
    [1, [38, 0, -5], ease.linear],
  )
}

/** A drawing of the desert that becomes the desert. */
export const map = shot({
  name: 'map',
  seconds: 8.75,
  look: { ...hours.noon, fog: { color: '#ffdca0', near: 60, far: 150 } },
  lens: 31,
  shadowSpan: 8,
  fadeIn: 0.5,
  stage(set) {
    sky(set, {
      stops: [
        [0, '#0a86c8'],
        [0.32, '#2cb4dc'],
        [0.45, '#9fe4e0'],
        [0.51, '#fff0c0'],
        [1, '#ffe0a0'],
      ],
    })
    const land = mapLand(set, {
      heightAt: dunes({ height: 6, stage: 5, shift: 0.4 }),
      middle: MIDDLE,
      sheet: [29, 16.5],
      paper: '#f8dfa4',
      edge: '#c88440',
      table: '#7a3f2c',
      lit: '#f29c50',
      shade: '#b4482e',
    })
    const ink = set.add(joint())
    const drawings = joint(ink)
    drawings.rotation.x = -Math.PI / 2
    sculpt(
      (s) => {
        crownGlyph(s, [11, 6, 0.1], 8)
        pearlsGlyph(s, [24.5, 1.6, 0.1], 10.5)
        coinGlyph(s, [39.5, 10.5, 0.1], 7)
        crossGlyph(s, [39.5, 5, 0.1], 1.6)
        for (const [x, y, w] of [
          [3, 8, 5],
          [20, 10, 6.5],
          [31, 12, 5],
          [17, -3, 6],
          [33, -4.6, 5],
          [44, 0, 4],
          [-4, 3, 4],
        ] as const) {
          const at = (share: number, rise: number): Vec3 => [x + w * (share - 0.5), y + rise, 0.08]
          s.tube(
            '#a8622e',
            [at(0, 0), at(0.35, w * 0.16), at(0.6, w * 0.2), at(0.8, w * 0.08), at(1, 0)],
            0.09,
            { glow: 0.5, rim: 0 },
          )
          s.tube('#a8622e', [at(0.6, w * 0.2), at(0.52, w * 0.1), at(0.56, 0)], 0.06, {
            glow: 0.5,
            rim: 0,
          })
        }
      },
      { to: drawings, shadow: false },
    )
    const dots = puffs(set, DOTS, {
      color: '#d03a24',
      grad: '#d03a24',
      glow: 0.6,
      segments: 10,
      shadow: false,
    })
    const ruins = set.add(joint())
    sculpt(
      (s) => {
        for (const [x, z, height, tilt] of [
          [-5.5, -7, 4.4, 0.08],
          [-8.4, -8.5, 3, -0.12],
          [-2.6, -10, 5.4, 0.05],
          [3.4, -12, 3.4, -0.2],
        ] as const)
          column(s, [x, -0.2, z], height, stones.noon, { tilt })
      },
      { to: ruins },
    )
    const king = joint(ruins, [-12, 1.2, -18])
    king.rotation.set(0.05, 0.5, 0.08)
    sculpt((s) => colossus(s, 1.7, stones.noon), { to: king })
    const zuri = zuriOn(set)
    mapInPaws(zuri)
    const light = followShadow(set)
    return (t) => {
      const risen = progress(t, 3.6, 5.9, ease.smooth)
      land.set(risen)
      light([0, 0, 0])
      ink.position.y = -0.6 * progress(risen, 0.05, 0.5)
      ink.visible = risen < 0.6
      dots.set((i) => {
        const share = (i + 0.5) / DOTS
        const at = road(share)
        const come = progress(t, 0.9 + share * 2, 1.2 + share * 2, ease.back)
        return {
          at: [at[0], set.heightAt(at[0], at[2]) + 0.02, at[2]],
          size: 0.34 * come * (1 - progress(risen, 0.3, 0.8)),
        }
      })
      const stand = progress(t, 3.9, 5.4, ease.back)
      ruins.scale.set(1, Math.max(0.01, stand), 1)
      ruins.visible = stand > 0.01
      const popped = Math.max(0.01, progress(t, 4.2, 5.1, ease.back))
      zuri.place(0, 0.2, keys(t, [5, 0.5], [6.6, 0.35], [8, 0.5]))
      zuri.root.scale.setScalar(popped)
      zuri.shadow.fade(popped)
      const up = progress(t, 6.5, 6.8)
      zuri.pose(t, {
        look: keys(
          t,
          [5, [0, -0.6]],
          [5.9, [0.25, -0.6]],
          [6.4, [-0.2, -0.55]],
          [6.75, [0.15, 0.2]],
          [7.7, [0.5, 0.15]],
        ),
        nod: 0.12 * (1 - up),
        armL: [1.15, -0.1],
        armR: [1.15, -0.1],
        wow: pulse(t, 6.5, 7.3),
        grin: progress(t, 7.2, 7.45),
        happy: pulse(t, 7.5, 8.3),
        squash: 0.1 * pulse(t, 6.55, 7, 0.2) - 0.05 * pulse(t, 6.2, 6.6, 0.2),
        perkL: progress(t, 6.5, 6.8) - 0.3,
        perkR: progress(t, 6.6, 6.9) - 0.3,
        hop: 7,
        hopHeight: 0.22 * pulse(t, 7.4, 8.6, 0.3),
        wind: 0.5,
      })
      set.camera.shoot({
        t,
        from: keys(
          t,
          [0, [21, 57, -7.4]],
          [3.5, [20, 53, -7.4]],
          [6.3, [3.2, 2.3, 7.4], ease.smoother],
          [8.75, [2.4, 2.1, 6.2]],
        ),
        at: keys(
          t,
          [0, [21, 0, -8]],
          [3.5, [20, 0, -8]],
          [6.3, [0.2, 1.85, 0], ease.smoother],
          [8.75, [0.1, 1.85, 0]],
        ),
        sway: 0.03,
      })
      return {
        focus: set.camera.distanceTo(risen > 0.7 ? zuri.faceAt() : [20, 0, -8]),
        range: keys(t, [5.5, 20], [6.4, 2.4]),
        blur: keys(t, [5.5, 0], [6.5, 0.8]),
        lettering: {
          ...titleLook,
          lines: [{ text: 'The Map in the Sand', size: 134 }],
          x: 640,
          y: 128,
          age: t - 0.5,
          gone: progress(t, 3.5, 4),
          entrance: 'drop',
        },
      }
    }
  },
})
