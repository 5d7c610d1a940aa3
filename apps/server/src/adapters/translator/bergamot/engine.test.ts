import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BergamotEngine } from './engine.ts'
import type { Leg } from './thread-messages.ts'

const FAKE_ENGINE = new URL('../../../../test/translate/fake-engine.mjs', import.meta.url).href
const { signal } = new AbortController()

let folder: string
let legs: Leg[]
let unreadable: string[]
let engine: BergamotEngine
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-engine-'))
  const files = { model: join(folder, 'model.bin'), vocab: join(folder, 'vocab.spm') }
  await writeFile(files.model, 'model en-es')
  await writeFile(files.vocab, 'words')
  legs = [{ pair: 'en-es', files }]
  unreadable = []
  engine = new BergamotEngine(FAKE_ENGINE, (pair) => unreadable.push(pair))
})
afterEach(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

it('goes on after a line that broke off, with a model that is as good as before', async () => {
  const broken = engine.translate(legs, ['Hello', 'trap', 'Good night'], signal)
  const next = engine.translate(legs, ['count'], signal)
  expect(await broken).toEqual(['es Hello', null, 'es Good night'])
  // A thread that was started anew counts from its own first line.
  expect(await next).toEqual(['es 0'])
  expect(unreadable).toEqual([])
})

it('keeps what it has translated when too many lines break off', async () => {
  const lines = ['One', ...Array<string>(5).fill('trap'), 'Two']
  const translated = await engine.translate(legs, lines, signal)
  expect(translated).toEqual(['es One', null, null, null, null, null, null])
  await expect(engine.translate(legs, ['trap'], signal)).rejects.toMatchObject({
    problem: 'broke_off',
  })
})

it('lets those who wait have their turn before a long script is done', async () => {
  const script = Array.from({ length: 90 }, (_, nth) => `Line ${nth}`)
  const long = engine.translate(legs, script, signal)
  expect(await engine.translate(legs, ['count'], signal)).toEqual(['es 20'])
  expect(await long).toEqual(script.map((line) => `es ${line}`))
})

it('keeps its thread when nobody waits for the answer any more', async () => {
  const stopping = new AbortController()
  const stopped = engine.translate(legs, ['One', 'Two'], stopping.signal)
  const waiting = engine.translate(legs, ['Never read'], stopping.signal)
  stopping.abort()
  await expect(stopped).rejects.toMatchObject({ problem: 'stopped' })
  await expect(waiting).rejects.toMatchObject({ problem: 'stopped' })
  expect(await engine.translate(legs, ['count'], signal)).toEqual(['es 2'])
})
