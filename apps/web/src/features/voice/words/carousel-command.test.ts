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
  ['Next!', 'next'],
  ['show me the next one', 'next'],
  ['siguiente', 'next'],
  ['la siguiente, por favor', 'next'],
  ['desliza a la derecha', 'next'],
  ['anterior', 'previous'],
  ['Deslizar a la izquierda', 'previous'],
  ['suivant', 'next'],
  ['Les suivantes, s’il te plaît', 'next'],
  ['glisse à droite', 'next'],
  ['précédent', 'previous'],
  ['Glissez à gauche', 'previous'],
  ['play the next episode', undefined],
  ['what comes next week', undefined],
  ['pon el siguiente episodio', undefined],
  ['no next', undefined],
  ['don’t go to the next one', undefined],
  ['à droite', undefined],
  ['nextdoor', undefined],
  ['right', undefined],
  ['left slide', undefined],
  ['the lantern ghost', undefined],
  ['', undefined],
] as const)('"%s" means %s', (transcript, command) => {
  expect(carouselCommand(transcript)).toBe(command)
})
