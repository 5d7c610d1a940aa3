import { expect, it } from 'vitest'
import { shotFiles } from './shot-videos.ts'

const PICTURE = { width: 1280, height: 720, fps: 24 }
const shots = [
  { name: 'wish', frames: 48, source: '()=>lion()', settings: '{"seconds":2}' },
  { name: 'home', frames: 24, source: '(t,{talk})=>talk(star)', settings: '{"seconds":1}' },
]
const code = `var gold="#fc0";film({shots:[{seconds:2,stage:()=>lion()},{seconds:1,stage:(t,{talk})=>talk(star)}]})`
const plan = { code, shots, picture: PICTURE, envelopes: [{ at: 2.2, who: 'star', openings: [1] }] }
const names = (changed: Partial<typeof plan>) => shotFiles('/build', { ...plan, ...changed })

const [wish, home] = names({})

it('keeps every shot when nothing has changed', () => {
  expect(names({})).toEqual([wish, home])
})

it('draws only the shot again whose staging has changed', () => {
  const [first, ...rest] = shots
  if (!first) throw new Error('no shot')
  const staged = { ...first, source: '()=>bear()' }
  const changed = names({
    code: code.replace('()=>lion()', '()=>bear()'),
    shots: [staged, ...rest],
  })
  expect(changed[0]).not.toBe(wish)
  expect(changed[1]).toBe(home)
})

it('draws all shots again when what they share has changed, or the size', () => {
  for (const changed of [
    names({ code: code.replace('#fc0', '#f00') }),
    names({ picture: { ...PICTURE, height: 360 } }),
  ]) {
    expect(changed[0]).not.toBe(wish)
    expect(changed[1]).not.toBe(home)
  }
})

it('draws only shots with a speaking mouth again when a voice has changed', () => {
  const changed = names({ envelopes: [{ at: 2.2, who: 'star', openings: [0.5] }] })
  expect(changed).toEqual([wish, expect.not.stringMatching(home ?? '')])
})
