import { expect, it } from 'vitest'
import { engineHealth, readVersion } from './engine-health.ts'

it.each(['5.1.9-0+deb12u1', '7.1', '8.0', '8.1', '8.1.1', 'n8.0-2'])(
  'mentions that %s is old',
  (version) => {
    expect(engineHealth({ version, hasFingerprints: true })).toMatchObject({
      state: 'ok',
      detail: expect.stringContaining('older than 8.1.2'),
    })
  },
)

it.each(['8.1.2', '8.2', '9.0', 'n8.1.2', 'N-120000-gabcdef0123'])(
  'says nothing of %s',
  (version) => {
    expect(engineHealth({ version, hasFingerprints: true })).toEqual({
      state: 'ok',
      detail: `ffmpeg ${version}`,
    })
  },
)

it('says what is missing of one that makes no fingerprints, and is well all the same', () => {
  expect(engineHealth({ version: '8.1.2', hasFingerprints: false })).toMatchObject({
    state: 'ok',
    detail: expect.stringMatching(/^ffmpeg 8\.1\.2\. It was built without Chromaprint/),
  })
})

it('reads the version that ffmpeg begins with', () => {
  expect(readVersion('ffmpeg version 7.1.2 Copyright (c)')).toBe('7.1.2')
  expect(readVersion('no such thing')).toBeUndefined()
})
