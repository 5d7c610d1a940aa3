import { describe, expect, it } from 'vitest'
import { actionOfKey, type KeyboardFocus, type KeyPress } from './player-keys.ts'

function press(key: string, facts: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...facts }
}

describe('the keys of the player', () => {
  it.each([
    ['Escape', { is: 'close' }],
    [' ', { is: 'togglePlay' }],
    ['k', { is: 'togglePlay' }],
    ['f', { is: 'toggleFullscreen' }],
    ['F', { is: 'toggleFullscreen' }],
    ['m', { is: 'toggleMute' }],
    ['c', { is: 'toggleCaptions' }],
    ['s', { is: 'skipSegment' }],
    ['ArrowLeft', { is: 'skip', bySeconds: -10 }],
    ['ArrowRight', { is: 'skip', bySeconds: 10 }],
    ['j', { is: 'skip', bySeconds: -10 }],
    ['l', { is: 'skip', bySeconds: 10 }],
    [',', { is: 'stepFrame', by: -1 }],
    ['.', { is: 'stepFrame', by: 1 }],
    ['Home', { is: 'seekToStart' }],
    ['End', { is: 'seekToEnd' }],
    ['ArrowUp', { is: 'changeVolume', bySteps: 1 }],
    ['ArrowDown', { is: 'changeVolume', bySteps: -1 }],
  ])('%s does %o', (key, action) => {
    expect(actionOfKey(press(key), 'surface')).toEqual(action)
  })

  it.each(['x', 'Tab', 'Shift', '1', 'toString'])('%s does nothing', (key) => {
    expect(actionOfKey(press(key), 'surface')).toBeUndefined()
  })

  it.each([
    ['а', 'KeyF', { is: 'toggleFullscreen' }],
    ['ㅊ', 'KeyC', { is: 'toggleCaptions' }],
  ])('%s on the key of another script does what %s does', (key, code, action) => {
    expect(actionOfKey(press(key, { code }), 'surface')).toEqual(action)
  })

  it('leaves shortcuts of the browser alone', () => {
    expect(actionOfKey(press('f', { ctrlKey: true }), 'surface')).toBeUndefined()
    expect(actionOfKey(press('ArrowLeft', { altKey: true }), 'surface')).toBeUndefined()
    expect(actionOfKey(press('m', { metaKey: true }), 'surface')).toBeUndefined()
  })

  it.each<[string, KeyboardFocus]>([
    [' ', 'button'],
    ['Enter', 'button'],
    ['ArrowLeft', 'slider'],
    ['ArrowUp', 'slider'],
    ['Home', 'slider'],
    ['ArrowLeft', 'choice'],
    ['Enter', 'choice'],
    ['Escape', 'menu'],
    ['c', 'menu'],
    ['ArrowDown', 'menu'],
  ])('%s on a focused %s is left to it, so that nothing happens twice', (key, focus) => {
    expect(actionOfKey(press(key), focus)).toBeUndefined()
  })

  it('space plays and pauses while a slider has the keyboard', () => {
    expect(actionOfKey(press(' '), 'slider')).toEqual({ is: 'togglePlay' })
  })

  it('a key held down skips on and on but toggles once', () => {
    expect(actionOfKey(press('l', { repeat: true }), 'surface')).toBeDefined()
    expect(actionOfKey(press('m', { repeat: true }), 'surface')).toBeUndefined()
  })
})
