import { expect, it } from 'vitest'
import { carouselCommand } from './carousel-command.ts'

it.each([
  ['next', 'next'],
  ['Next please', 'next'],
  ['slide right', 'next'],
  ['Slide  Right', 'next'],
  ['previous', 'previous'],
  ['go to the previous one', 'previous'],
  ['slide left', 'previous'],
  ['nextdoor', undefined],
  ['right', undefined],
  ['left slide', undefined],
  ['the lantern ghost', undefined],
  ['', undefined],
] as const)('"%s" means %s', (transcript, command) => {
  expect(carouselCommand(transcript)).toBe(command)
})
