import { beforeEach, expect, it } from 'vitest'
import { OpenSources } from './open-sources.ts'

let opened: string[]
let closed: string[]
let sources: OpenSources<{ url: string; close: () => void }>
beforeEach(() => {
  opened = []
  closed = []
  sources = new OpenSources(async (url) => {
    opened.push(url)
    if (url === 'broken') throw new Error('it is no film')
    return { url, close: () => void closed.push(url) }
  }, 2)
})

/** Opens all of them and answers how each is released. */
async function hold(...urls: string[]): Promise<(() => void)[]> {
  const held = await Promise.all(urls.map((url) => sources.hold(url)))
  return held.map(({ release }) => release)
}
/** What is closed is told after a turn of the loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

it('keeps open what is held, however many others are opened meanwhile', async () => {
  const [music] = await hold('music')
  for (let clip = 0; clip < 20; clip++) {
    const [release] = await hold(`clip ${clip}`)
    release?.()
  }
  await turn()
  expect(closed).toEqual(Array.from({ length: 18 }, (_, clip) => `clip ${clip}`))
  music?.()
  await turn()
  expect(closed.at(-1)).toBe('clip 18')
  await hold('music')
  expect(opened.filter((url) => url === 'music')).toHaveLength(1)
})

it('opens an address once for all who hold it, and counts each release once', async () => {
  const [first, second] = await hold('a', 'a')
  first?.()
  first?.()
  sources.closeAll()
  await turn()
  expect([opened, closed]).toEqual([['a'], []])
  // Whoever asks now gets a source of its own, which the former one does not close.
  await hold('a')
  second?.()
  await turn()
  expect([opened, closed]).toEqual([['a', 'a'], ['a']])
})

it('closes all that nobody holds at once', async () => {
  const [a] = await hold('a', 'b')
  a?.()
  sources.closeAll()
  await turn()
  expect(closed).toEqual(['a'])
})

it('tries again what could not be opened', async () => {
  for (let time = 0; time < 2; time++) await expect(hold('broken')).rejects.toThrow('no film')
  expect(opened).toEqual(['broken', 'broken'])
})
