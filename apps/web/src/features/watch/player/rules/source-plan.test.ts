import { describe, expect, it } from 'vitest'
import { countRenditions, planSources } from './source-plan.ts'

const SOURCES = { direct: '/video.mp4', hls: '/index.m3u8' }
const CHROMIUM = { canPlayMp4: true, hasMediaSource: true, canPlayHls: false }
const IPHONE = { canPlayMp4: true, hasMediaSource: false, canPlayHls: true }

const kinds = (...asked: Parameters<typeof planSources>) =>
  planSources(...asked).map((attempt) => attempt.is)

describe('the ways to play a title', () => {
  it('begin with the file itself while there is one rendition', () => {
    expect(kinds(SOURCES, CHROMIUM, 1)).toEqual(['direct', 'hls'])
  })

  it('begin with the stream when there are several renditions', () => {
    expect(kinds(SOURCES, CHROMIUM, 3)).toEqual(['hls', 'direct'])
  })

  it('use the browser’s own HLS where pages cannot feed the decoder', () => {
    expect(kinds(SOURCES, IPHONE, 1)).toEqual(['direct', 'nativeHls'])
  })

  it('are the file alone when no stream was prepared', () => {
    expect(kinds({ ...SOURCES, hls: null }, CHROMIUM, 1)).toEqual(['direct'])
  })

  it('try the file even where the browser gives it little hope and nothing else exists', () => {
    expect(kinds({ ...SOURCES, hls: null }, { ...CHROMIUM, canPlayMp4: false }, 1)).toEqual([
      'direct',
    ])
  })

  it('are the stream alone where no browser plays the file as it is', () => {
    expect(kinds({ ...SOURCES, direct: null }, CHROMIUM, 1)).toEqual(['hls'])
    expect(kinds({ direct: null, hls: null }, CHROMIUM, 1)).toEqual([])
  })

  it('are none when there is nothing to play', () => {
    expect(kinds(null, CHROMIUM, 1)).toEqual([])
  })
})

describe('the renditions of a playlist', () => {
  it.each([
    ['#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na\n#EXT-X-STREAM-INF:BANDWIDTH=2\nb', 2],
    ['#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\na.m4s', 1],
    ['', 1],
  ])('of %j are %d', (text, count) => {
    expect(countRenditions(text)).toBe(count)
  })
})
