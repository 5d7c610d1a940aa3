import { expect, it } from 'vitest'
import { uploadBadge } from './upload-badge.ts'

const nameOf = {
  genre: (genre: string) => ({ comedy: 'Comedy', 'sci-fi': 'Sci-Fi' })[genre] ?? genre,
  category: (category: string) => (category === 'movie' ? 'Movies' : 'Series'),
}
const upload = {
  isUpload: true,
  videoUrl: '/media/temp-uploads/abc.mov',
  genre: null,
  category: 'movie' as const,
  title: 'Summer',
}
const converted = { ...upload, videoUrl: null }

it.each([
  [{ ...upload, genre: 'comedy' as const }, 'Comedy'],
  [{ ...upload, title: 'Our sci-fi evening' }, 'Sci-Fi'],
  [upload, 'MOV'],
  [{ ...converted, genre: 'comedy' as const }, 'Comedy'],
  [converted, 'Movies'],
  [{ ...upload, isUpload: false, genre: 'comedy' as const }, undefined],
])('of %j says %j', (animation, says) => {
  expect(uploadBadge(animation, nameOf)).toBe(says)
})
