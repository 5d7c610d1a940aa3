import { expect, it } from 'vitest'
import { seriesOnce } from './series-once.ts'

const film = (name: string) => ({ name, series: null })
const episode = (series: string, number: number) => ({
  name: `${series} ${number}`,
  series: { title: series, season: 1, episode: number },
})
const namesOf = (titles: { name: string }[]) => titles.map(({ name }) => name)

it('tells each series once before it tells more of it', () => {
  const titles = [episode('Otters', 1), episode('Otters', 2), film('Lake'), episode('Foxes', 1)]
  expect(namesOf(seriesOnce(titles, film('Moon')))).toEqual([
    'Otters 1',
    'Lake',
    'Foxes 1',
    'Otters 2',
  ])
})

it('tells the series at hand last', () => {
  const titles = [episode('Otters', 2), film('Lake')]
  expect(namesOf(seriesOnce(titles, episode('Otters', 1)))).toEqual(['Lake', 'Otters 2'])
})
