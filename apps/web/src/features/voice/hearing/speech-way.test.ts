import { expect, it } from 'vitest'
import { speechWay } from './speech-way.ts'

const HERE = { is: 'ready', isOnDevice: true }
const SERVICE = { is: 'ready', isOnDevice: false }
const ASKS = { is: 'asking', goesTo: 'service', canInstall: false }

it.each([
  // who, what the device can, what was agreed to, how they are listened to
  ['adult', 'available', null, { is: 'asking', goesTo: 'device', canInstall: false }],
  ['adult', 'available', 'on-device', HERE],
  ['adult', 'available', 'service', HERE],
  ['adult', 'downloadable', null, { ...ASKS, canInstall: true }],
  ['adult', 'downloadable', 'on-device', { is: 'missing', state: 'downloadable' }],
  ['adult', 'downloading', 'on-device', { is: 'missing', state: 'downloading' }],
  ['adult', 'downloadable', 'service', SERVICE],
  ['adult', 'unavailable', null, ASKS],
  ['adult', 'unavailable', 'on-device', ASKS],
  ['adult', 'unavailable', 'service', SERVICE],
  ['adult', null, 'service', { is: 'checking' }],
  ['child', 'available', null, { is: 'asking', goesTo: 'device', canInstall: false }],
  ['child', 'available', 'service', HERE],
  ['child', 'downloadable', 'service', { is: 'missing', state: 'downloadable' }],
  ['child', 'downloadable', null, { is: 'missing', state: 'downloadable' }],
  ['child', 'unavailable', 'service', { is: 'typed', why: 'child' }],
  ['child', 'unavailable', 'on-device', { is: 'typed', why: 'child' }],
  ['child', 'unavailable', null, { is: 'typed', why: 'child' }],
] as const)('%s, %s on the device, agreed to %s', (who, onDevice, consent, way) => {
  const isChild = who === 'child'
  expect(speechWay({ canRecognize: true, isChild, onDevice, consent })).toEqual(way)
})

it('leaves typing where the browser has no recognition', () => {
  const facts = { isChild: false, onDevice: null, consent: 'service' } as const
  expect(speechWay({ ...facts, canRecognize: false })).toEqual({ is: 'typed', why: 'unsupported' })
})

it('waits until it is known who watches', () => {
  const facts = { canRecognize: true, isChild: undefined } as const
  const way = speechWay({ ...facts, onDevice: 'available', consent: 'on-device' })
  expect(way).toEqual({ is: 'checking' })
})
