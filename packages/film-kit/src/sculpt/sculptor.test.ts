import { BufferGeometry } from 'three'
import { expect, it } from 'vitest'
import { starOutline } from './outline.ts'
import { joint, sculpt } from './sculptor.ts'

it('makes one mesh of many parts, with colour and finish for every vertex', () => {
  const root = joint()
  const mesh = sculpt((s) => s.ball('#ff0000', [0, 1, 0], 1).box('#00ff00', [0, 0, 0], [1, 1, 1]), {
    to: root,
  })
  expect(root.children).toEqual([mesh])
  const count = mesh.geometry.getAttribute('position').count
  expect(mesh.geometry.getAttribute('color').count).toBe(count)
  expect(mesh.geometry.getAttribute('finish').count).toBe(count)
})

it('puts parts of any kind together', () => {
  const mesh = sculpt((s) => s.rock('#888888', [0, 0, 0], 1).puff('#ffff00', starOutline(), 0.2))
  expect(mesh.geometry).toBeInstanceOf(BufferGeometry)
  expect(mesh.geometry.getAttribute('normal').array.every(Number.isFinite)).toBe(true)
})

it('refuses a sculpture of nothing', () => {
  expect(() => sculpt(() => undefined)).toThrow('at least one part')
})
