import type { Group, Object3D } from 'three'
import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { joint, sculpt } from '../../sculpt/sculptor.ts'

/** A record player with its needle. */
export type Turntable = {
  root: Group
  /** Turn of the record, radians, and swing of the arm over it, radians. */
  set: (turn: number, arm: number) => void
}

/** A turntable 2.6 m wide, lying flat: its record is 1 m in radius round the root. `label` is the
 *  hue of the record's middle, `glowing` that of the ring under it. */
export function turntable(
  to: Object3D,
  { body = '#2a2360', label = '#ff5fa8', glowing = '#4fd8ff', light = 1 } = {},
): Turntable {
  const root = joint(to)
  sculpt(
    (s) => {
      s.box(body, [0.2, -0.16, 0], [2.9, 0.28, 2.5], { rim: 0.7 })
      s.ring(glowing, [0, -0.01, 0], [1.08, 0.028], {
        rotate: [Math.PI / 2, 0, 0],
        glow: 1.2 * light,
        rim: 0,
        segments: 64,
      })
      for (let i = 0; i < 3; i++)
        s.cylinder('#4a42a0', [1.42, 0.03, 0.4 + i * 0.3], [0.09, 0.1, 0.1], { gloss: 0.5 })
    },
    { to: root },
  )
  const record = joint(root, [0, 0.03, 0])
  sculpt(
    (s) =>
      s
        .cylinder('#0e0b22', [0, 0, 0], [1, 1, 0.04], { segments: 56, rim: 0.3 })
        .cylinder(label, [0, 0.025, 0], [0.36, 0.36, 0.02], { segments: 36, glow: 0.35 })
        .cylinder('#fff2c8', [0.2, 0.04, 0], [0.06, 0.06, 0.01], { segments: 14, glow: 0.5 })
        .cylinder('#fff2c8', [-0.14, 0.04, 0.12], [0.035, 0.035, 0.01], { segments: 12, glow: 0.5 })
        .cylinder('#d8dcf4', [0, 0.05, 0], [0.035, 0.035, 0.06], { segments: 12, gloss: 0.8 }),
    { to: record },
  )
  grooves(root)
  const arm = joint(root, [1.32, 0.2, -0.86])
  sculpt(
    (s) =>
      s
        .cylinder('#5a52b0', [0, -0.08, 0], [0.16, 0.18, 0.2], { gloss: 0.5 })
        .tube(
          '#d8dcf4',
          [
            [0, 0.04, -0.16],
            [0, 0.05, 0.4],
            [-0.06, 0.04, 0.9],
            [-0.26, -0.06, 1.22],
          ],
          0.03,
          { gloss: 0.8 },
        )
        .box('#f4f4ff', [-0.3, -0.1, 1.28], [0.11, 0.06, 0.2], { rotate: [0, 0.6, 0], gloss: 0.6 }),
    { to: arm },
  )
  return {
    root,
    set(turn, swing) {
      record.rotation.y = -turn
      arm.rotation.y = -swing
    },
  }
}

/** The light that lies still on turning grooves: two pairs of soft wedges. */
function grooves(root: Group): void {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 512
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2-D canvas')
  const sheen = context.createConicGradient(0.5, 256, 256)
  for (const [at, power] of [
    [0, 0],
    [0.07, 0.5],
    [0.14, 0],
    [0.3, 0.05],
    [0.36, 0.2],
    [0.42, 0],
    [0.5, 0],
    [0.57, 0.42],
    [0.64, 0],
    [0.86, 0.18],
    [0.92, 0],
    [1, 0],
  ] as const)
    sheen.addColorStop(at, `rgba(170,180,255,${power})`)
  context.strokeStyle = sheen
  for (let radius = 104; radius < 250; radius += 4) {
    context.lineWidth = radius % 20 === 4 ? 1 : 2.4
    context.beginPath()
    context.arc(256, 256, radius, 0, Math.PI * 2)
    context.stroke()
  }
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, fog: false })
  const mesh = new Mesh(new PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material)
  mesh.position.y = 0.055
  mesh.renderOrder = 1
  root.add(mesh)
}
