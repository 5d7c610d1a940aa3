import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answersJson, openFakeService } from '../../../../test/translate/fake-service.ts'
import { openBergamot } from './open-bergamot.ts'

const FAKE_ENGINE = new URL('../../../../test/translate/fake-engine.mjs', import.meta.url).href
const { signal } = new AbortController()
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const MODEL = gzipSync(Buffer.from('model en-es'))
const WORDS = Buffer.from('words')

let folder: string
let service: Awaited<ReturnType<typeof openFakeService>>
/** What the service sends, by path. */
let sent: Map<string, Buffer>
let hasRoom: boolean
const listPath = () => join(folder, 'models.json')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-models-'))
  hasRoom = true
  sent = new Map([
    ['/m/model.gz', MODEL],
    ['/m/vocab.spm', WORDS],
  ])
  service = await openFakeService((response, { request }) => {
    const bytes = sent.get(request.url ?? '')
    if (!bytes) return answersJson(response, {}, 404)
    const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) return void response.writeHead(200).end(bytes)
    response.writeHead(206, {
      'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
    })
    response.end(bytes.subarray(Number(from)))
  })
  await writeList()
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const FILES = [
  { role: 'model', path: 'model.gz', bytes: MODEL.length, sha256: sha256(MODEL), isGzip: true },
  { role: 'vocab', path: 'vocab.spm', bytes: WORDS.length, sha256: sha256(WORDS) },
]

const writeList = (files: object[] = FILES) =>
  writeFile(
    listPath(),
    JSON.stringify({
      licence: 'MPL-2.0',
      baseUrl: `${service.url}/m/`,
      models: { 'en-es': { files, comet: 0.85 } },
    }),
  )

const open = (lists: string[] = [listPath()]) =>
  openBergamot({ folder, lists, engineModule: FAKE_ENGINE, hasRoomFor: async () => hasRoom })

type Opened = ReturnType<typeof open>
const modelOf = async (bergamot: Opened, pair = 'en-es') =>
  (await bergamot.models()).find((one) => one.pair === pair)

async function fetched(bergamot: Opened) {
  await bergamot.fetch('en-es')
  return vi.waitUntil(async () => {
    const model = await modelOf(bergamot)
    return model?.state === 'downloading' ? undefined : model
  })
}

describe('a model', () => {
  it('is fetched, checked, unpacked and used, with what its makers measured', async () => {
    const bergamot = open()
    expect(await modelOf(bergamot)).toEqual({
      ...{ pair: 'en-es', state: 'missing', problem: null, receivedBytes: 0, licence: 'MPL-2.0' },
      bytes: MODEL.length + WORDS.length,
    })
    expect(await fetched(bergamot)).toMatchObject({ state: 'ready', problem: null })
    expect(await readFile(join(folder, 'en-es', 'model.bin'), 'utf8')).toBe('model en-es')
    expect((await bergamot.state()).pairs).toEqual(['en-es'])
    const task = { segments: ['Hello'], source: 'en', target: 'es', signal } as const
    expect(await bergamot.translate(task)).toEqual([
      { text: 'es Hello', confidence: 0.85, basis: 'published' },
    ])
    expect(await bergamot.remove('en-es')).toMatchObject({ state: 'missing' })
    expect(await readdir(folder)).toEqual(['models.json'])
    await bergamot.close()
  })

  it('is fetched once, however many ask for it at the same time', async () => {
    const bergamot = open()
    await Promise.all([bergamot.fetch('en-es'), bergamot.fetch('en-es'), bergamot.fetch('en-es')])
    expect(await fetched(bergamot)).toMatchObject({ state: 'ready' })
    expect(service.asked.filter(({ path }) => path === '/m/model.gz')).toHaveLength(1)
    await bergamot.close()
  })

  it('goes on where the network ended', async () => {
    const { script } = service
    const bergamot = open()
    const hasSeven = async () => (await modelOf(bergamot))?.receivedBytes === 7
    service.script = (response, asked) => {
      if (asked.request.url !== '/m/model.gz') return script(response, asked)
      response.writeHead(200, { 'content-length': MODEL.length })
      response.write(MODEL.subarray(0, 7))
      void vi.waitUntil(hasSeven).then(() => response.destroy())
    }
    expect(await fetched(bergamot)).toMatchObject({ state: 'failed', problem: 'no_network' })
    service.script = script
    service.asked.length = 0
    const ranges: (string | undefined)[] = []
    service.script = (response, asked) => {
      ranges.push(asked.request.headers.range)
      script(response, asked)
    }
    expect(await fetched(bergamot)).toMatchObject({ state: 'ready' })
    expect(ranges).toEqual(['bytes=7-', undefined])
    await bergamot.close()
  })

  it.each([
    [
      'of another content',
      'wrong_hash',
      () => sent.set('/m/vocab.spm', Buffer.from('swords'.slice(1).toUpperCase())),
    ],
    ['cut short', 'no_network', () => sent.set('/m/vocab.spm', WORDS.subarray(0, 2))],
    [
      'longer than the list says',
      'wrong_size',
      () => sent.set('/m/vocab.spm', Buffer.from('words words')),
    ],
    ['that is not there', 'no_network', () => sent.delete('/m/vocab.spm')],
    [
      'for which there is no room',
      'no_room',
      () => {
        hasRoom = false
      },
    ],
  ])('%s is not taken: %s', async (_what, problem, spoil) => {
    spoil()
    const bergamot = open()
    expect(await fetched(bergamot)).toMatchObject({ state: 'failed', problem })
    expect((await bergamot.state()).state).toBe('missing')
    expect(await readdir(folder)).not.toContain('en-es')
    await bergamot.close()
  })

  it('packed in something else than it says is unreadable', async () => {
    const broken = Buffer.from('no gzip at all')
    sent.set('/m/model.gz', broken)
    const [model, vocab] = FILES
    await writeList([{ ...model, bytes: broken.length, sha256: sha256(broken) }, vocab ?? {}])
    const bergamot = open()
    expect(await fetched(bergamot)).toMatchObject({ state: 'failed', problem: 'unreadable' })
    await bergamot.close()
  })

  it('is not fetched any more once it was stopped', async () => {
    service.script = (response) => void response.writeHead(200).write('x')
    const bergamot = open()
    expect(await bergamot.fetch('en-es')).toMatchObject({ state: 'downloading' })
    expect(await bergamot.remove('en-es')).toMatchObject({ state: 'missing', problem: null })
    await bergamot.close()
  })

  it('put there by hand works, and without a list nobody says how good it is', async () => {
    await mkdir(join(folder, 'es-en'))
    await writeFile(join(folder, 'es-en', 'model.esen.intgemm.alphas.bin'), 'model es-en')
    await writeFile(join(folder, 'es-en', 'srcvocab.esen.spm'), 'words')
    await writeFile(join(folder, 'es-en', 'trgvocab.esen.spm'), 'words')
    const bergamot = open([join(folder, 'nothing.json')])
    expect(await modelOf(bergamot, 'es-en')).toMatchObject({ state: 'ready' })
    expect(await modelOf(bergamot, 'en-es')).toMatchObject({ state: 'missing', problem: 'no_list' })
    const task = { segments: ['Hola'], source: 'es', target: 'en', signal } as const
    expect(await bergamot.translate(task)).toEqual([
      { text: 'en Hola', confidence: null, basis: 'none' },
    ])
    await expect(bergamot.fetch('en-es')).rejects.toMatchObject({ problem: 'no_list' })
    await bergamot.close()
  })

  it('goes by way of English where there is none for two languages', async () => {
    for (const pair of ['es-en', 'en-fr']) {
      await mkdir(join(folder, pair))
      await writeFile(join(folder, pair, 'model.bin'), `model ${pair}`)
      await writeFile(join(folder, pair, 'vocab.spm'), 'words')
    }
    const bergamot = open()
    expect((await bergamot.state()).pairs.toSorted()).toEqual(['en-fr', 'es-en', 'es-fr'])
    const task = { segments: ['Hola'], source: 'es', target: 'fr', signal } as const
    expect(await bergamot.translate(task)).toMatchObject([{ text: 'fr en Hola' }])
    await bergamot.close()
  })
})

it.each([
  ['that stands in', FAKE_ENGINE],
  ['that ships', undefined],
])(
  'the engine %s finds that a file is no model, and says so from then on',
  async (_which, engineModule) => {
    await mkdir(join(folder, 'en-es'))
    await writeFile(join(folder, 'en-es', 'model.bin'), Buffer.alloc(4096, 7))
    await writeFile(join(folder, 'en-es', 'vocab.spm'), Buffer.alloc(512, 7))
    const bergamot = openBergamot({
      ...{ folder, lists: [listPath()], engineModule, hasRoomFor: async () => true },
    })
    const task = { segments: ['Hello'], source: 'en', target: 'es', signal } as const
    await expect(bergamot.translate(task)).rejects.toMatchObject({ problem: 'unreadable' })
    expect(await modelOf(bergamot)).toMatchObject({ state: 'failed', problem: 'unreadable' })
    expect(await bergamot.translate(task)).toEqual([null])
    await bergamot.close()
  },
)

it('a list that is none is as no list', async () => {
  await writeFile(listPath(), '{"models":{"en-es":{"files":[]}}}')
  const bergamot = open()
  expect((await bergamot.state()).problem).toBe('no_list')
  await bergamot.close()
})
