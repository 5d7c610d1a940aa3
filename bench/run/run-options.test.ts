import { expect, it } from 'vitest'
import { ALL, LIBRARY } from '../benches.ts'
import { runOptionsOf } from './run-options.ts'

const optionsOf = (...given: string[]) => runOptionsOf(given, ALL.benches)

it('runs every bench when none is named', () => {
  expect(optionsOf()).toEqual({ wanted: Object.keys(ALL.benches), isShort: true })
})

it('runs what is named, in its own order, and first what that stands on', () => {
  expect(optionsOf('scan', 'home').wanted).toEqual(['home', 'scan'])
  expect(optionsOf('playback').wanted).toEqual([LIBRARY, 'playback'])
})

it('runs all parts of what has several', () => {
  const parts = ['party.screens', 'party.crowd', 'party.nodes']
  expect(optionsOf('party').wanted).toEqual([LIBRARY, ...parts])
  expect(optionsOf('party.nodes').wanted).toEqual([LIBRARY, 'party.nodes'])
  // A beginning alone is no name.
  expect(() => optionsOf('part')).toThrow('There is no bench "part"')
})

it('takes files to keep the results in and to compare them with', () => {
  const { wanted, isShort, ...files } = optionsOf(
    'pin',
    '--save',
    'now.json',
    '--compare',
    'before.json',
  )
  expect({ wanted, isShort, files }).toEqual({
    wanted: ['pin'],
    isShort: false,
    files: { save: 'now.json', compare: 'before.json' },
  })
})

it('watches for a shorter time where that is asked for', () => {
  expect(optionsOf('party').isShort).toBe(false)
  expect(optionsOf('party', '--short').isShort).toBe(true)
})

it('refuses a name or an option that it does not know', () => {
  expect(() => optionsOf('nothing')).toThrow('There is no bench "nothing"')
  expect(() => optionsOf('--fast')).toThrow('--fast')
  expect(() => optionsOf('--save')).toThrow('--save')
})
