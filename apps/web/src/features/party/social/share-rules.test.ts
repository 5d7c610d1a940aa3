import { expect, it } from 'vitest'
import { SOCIAL_PLATFORMS } from './platforms.ts'
import {
  mayShareToAll,
  needsCopy,
  sharePage,
  takesPrefilledText,
  trimmedMessage,
} from './share-rules.ts'

it.each([
  ['', ''],
  [' \n\t ', ''],
  ['  Film night at eight!\n', 'Film night at eight!'],
])('of %j it sends %j', (message, words) => {
  expect(trimmedMessage(message)).toBe(words)
})

it('X gets the words in its address, whatever is written', () => {
  const words = 'Popcorn & film #1? 100 % ñ 🎉'
  const page = new URL(sharePage('x', words))
  expect([page.origin + page.pathname, page.searchParams.get('text'), page.hash]).toEqual([
    'https://x.com/intent/post',
    words,
    '',
  ])
})

it('half of an emoji is no reason to fail', () => {
  expect(sharePage('x', '🎉'.slice(0, 1))).toBe('https://x.com/intent/post?text=%EF%BF%BD')
})

it.each([
  ['facebook', 'https://www.facebook.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['tiktok', 'https://www.tiktok.com/'],
  ['snapchat', 'https://www.snapchat.com/'],
] as const)('%s opens at its beginning, without the words', (platform, address) => {
  expect(sharePage(platform, 'Film night')).toBe(address)
})

it('every platform opens over https, and X alone takes the words', () => {
  for (const platform of SOCIAL_PLATFORMS) {
    expect(new URL(sharePage(platform, 'a')).protocol).toBe('https:')
    expect(sharePage(platform, 'a').includes('text=a')).toBe(takesPrefilledText(platform))
  }
  expect(SOCIAL_PLATFORMS.filter(takesPrefilledText)).toEqual(['x'])
})

it.each([
  [['x'], false],
  [['tiktok'], true],
  [['x', 'snapchat'], true],
] as const)('for %j the words are copied: %s', (platforms, isCopied) => {
  expect(needsCopy(platforms)).toBe(isCopied)
})

it.each([
  ['Hello', ['x'], true],
  ['  \n', ['x'], false],
  ['Hello', [], false],
] as const)('%j may go to all of %j: %s', (message, connected, may) => {
  expect(mayShareToAll(message, connected)).toBe(may)
})
