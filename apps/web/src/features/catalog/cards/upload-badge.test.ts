import { expect, it } from 'vitest'
import { uploadBadge } from './upload-badge.ts'

const nameOf = (genre: string) => ({ comedy: 'Comedy', 'sci-fi': 'Sci-Fi' })[genre] ?? genre
const upload = { videoUrl: '/media/temp-uploads/abc.mov', genre: null, title: 'Summer' }

it.each([
  [{ ...upload, genre: 'comedy' as const }, 'Comedy'],
  [{ ...upload, title: 'Our sci-fi evening' }, 'Sci-Fi'],
  [upload, 'MOV'],
  [{ ...upload, videoUrl: '/media/7/abc/video.mp4', genre: 'comedy' as const }, undefined],
  [{ ...upload, videoUrl: null }, undefined],
])('of %j says %j', (animation, says) => {
  expect(uploadBadge(animation, nameOf)).toBe(says)
})
