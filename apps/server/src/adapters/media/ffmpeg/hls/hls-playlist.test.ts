import { expect, it } from 'vitest'
import { readSegments, withLastSegment } from './hls-playlist.ts'

const PLAYLIST = [
  ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:6', '#EXT-X-MAP:URI="init.mp4"'],
  ...['#EXTINF:6.000000,', 'segment-00001.m4s', '#EXTINF:1.500000,', 'segment-00002.m4s'],
  ...['#EXT-X-ENDLIST', ''],
].join('\n')

it('lets the last segment of a playlist last as long as it does, and nothing else', () => {
  expect(withLastSegment(PLAYLIST, 2.25)).toBe(PLAYLIST.replace('1.500000', '2.250000'))
})

it('raises the target to the longest segment', () => {
  const mended = withLastSegment(PLAYLIST, 9.2)
  expect(mended).toContain('#EXT-X-TARGETDURATION:10\n')
  expect(readSegments(mended).map(({ seconds }) => seconds)).toEqual([6, 9.2])
})
