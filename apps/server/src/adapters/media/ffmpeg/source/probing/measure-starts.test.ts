import { expect, it } from 'vitest'
import { startsOf } from './measure-starts.ts'

const PRINTED = `#software: Lavf59.27.100
#tb 0: 1/1000
#media_type 0: audio
#codec_id 0: ac3
#tb 2: 1/48000
#media_type 2: audio
#codec_id 2: aac
2,     -1024,     -1024,     1024,      341, 0x3d8aa0d9
0,    178000,    178000,       32,      768, 0x00000000
0,    178032,    178032,       32,      768, 0x00000000
`

it('says where each stream begins, and nothing of one without a packet', () => {
  expect([...startsOf(PRINTED, [4, 5, 6])]).toEqual([
    [6, 0],
    [4, 178],
  ])
})

it('says nothing of what it cannot read', () => {
  expect(startsOf('0, 1, 2\n#tb 0: 1/0\n0, NOPTS, NOPTS\n7, 1, 1', [3]).size).toBe(0)
})
