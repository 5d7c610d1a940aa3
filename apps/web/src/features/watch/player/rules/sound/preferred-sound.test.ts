import type { SoundTrack } from '@starnest/contract/watch/tracks'
import { afterEach, expect, it, vi } from 'vitest'
import { preferredSound, rememberSound } from './preferred-sound.ts'

const sound = (language: string, fields: Partial<SoundTrack> = {}): SoundTrack => ({
  language,
  label: language,
  purpose: 'main',
  channels: 2,
  isDefault: false,
  ...fields,
})
const [english, spanish] = [sound('en', { isDefault: true }), sound('es')]

afterEach(() => vi.unstubAllGlobals())

it('is the one in the language that was chosen before, else in that of the interface', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(preferredSound([english, spanish], 'es')).toBe(1)
  expect(preferredSound([english, spanish], 'fr')).toBe(0)
  rememberSound(spanish)
  expect(preferredSound([english, spanish], 'en')).toBe(1)
})

it('is that of the interface where storage is forbidden, and nothing fails', () => {
  const place = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  rememberSound(english)
  expect(preferredSound([english, spanish], 'es')).toBe(1)
  if (place) Object.defineProperty(globalThis, 'localStorage', place)
})
