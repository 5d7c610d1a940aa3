import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mia, openFamilyDevice } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { households } from '../../tables/family.ts'
import { titles } from '../../tables/titles.ts'

const CUES = [
  { startTime: 3, endTime: 4.25, text: 'Second & <b>last</b>' },
  { startTime: 1, endTime: 2, text: 'First\n\nline --> two' },
]

let home: TestHome
let device: Awaited<ReturnType<typeof openFamilyDevice>>
let titleId: number
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  device = await openFamilyDevice(home)
  const captions = [{ language: 'es', label: 'Español', file: 'captions.es.vtt' }]
  titleId = await home.addTitle({ captions })
})
afterAll(() => home.close())

const at = (language: string, id = titleId) => `/api/animations/${id}/captions/${language}`
const tracks = async () =>
  (await device.call('GET', `/api/animations/${titleId}/playback`)).json().captions

it('attaches captions that the player then has, and takes them off again', async () => {
  const attached = await device.call('PUT', at('fr'), { cues: CUES })
  expect(attached.json()).toEqual({
    ...{ language: 'fr', label: 'Français', isAttached: true },
    changedAt: home.clock.now.toISOString(),
    cues: [
      { startTime: 1, endTime: 2, text: 'First\nline --> two' },
      { startTime: 3, endTime: 4.25, text: 'Second & <b>last</b>' },
    ],
  })
  expect((await device.call('GET', `${at('fr')}/cues`)).json()).toEqual(attached.json())
  const track = (await tracks()).find(({ language }: { language: string }) => language === 'fr')
  const sent = await device.call('GET', track.url)
  expect(sent.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(sent.body).toContain('00:00:01.000 --> 00:00:02.000\nFirst\nline --&gt; two')
  expect(sent.body).not.toContain('<b>')
  expect((await device.call('DELETE', at('fr'))).json()).toEqual({ language: 'fr' })
  expect(await tracks()).toHaveLength(1)
  const again = await device.call('DELETE', at('fr'))
  expect(again.json()).toMatchObject({ code: 'captions_not_found' })
})

it('puts them in the place of the film’s own in that language, which come back', async () => {
  await device.call('PUT', at('es'), { cues: CUES, label: 'Nuestros' })
  expect(await tracks()).toMatchObject([{ language: 'es', label: 'Nuestros' }])
  await device.call('DELETE', at('es'))
  expect(await tracks()).toMatchObject([
    { label: 'Español', url: expect.stringContaining('/media/') },
  ])
})

it('keeps the name and the kind of a track of the film that somebody corrected', async () => {
  const label = `Letreros ${'é'.repeat(91)}`
  const own = { language: 'es', label, kind: 'forced', file: 'captions.es.vtt' } as const
  await home.database.db
    .update(titles)
    .set({ captions: [own] })
    .where(eq(titles.id, titleId))
  const opened = (await device.call('GET', `${at('es')}/cues`)).json()
  expect(opened).toMatchObject({ label, kind: 'forced' })
  const body = { cues: CUES, label: opened.label, kind: opened.kind }
  const saved = (await device.call('PUT', at('es'), body)).json()
  expect(saved).toMatchObject({ label, kind: 'forced', isAttached: true })
  expect((await device.call('GET', `${at('es')}/cues`)).json()).toEqual(saved)
  const [track] = await tracks()
  expect(track).toMatchObject({ language: 'es', label, kind: 'forced' })
  expect((await device.call('GET', track.url)).body).toMatch(/^WEBVTT kind=forced\n\n00:00:01/)
  await device.call('PUT', at('es'), { cues: CUES })
  expect((await tracks())[0]).not.toHaveProperty('kind')
})

it('keeps them when a scan or an import writes the title anew', async () => {
  await device.call('PUT', at('fr'), { cues: CUES })
  await home.database.db
    .update(titles)
    .set({ mediaId: 'bbbbbbbbbbbbbbbbbbbbbB', captions: [], originHash: 'two' })
    .where(eq(titles.id, titleId))
  expect(await tracks()).toMatchObject([{ language: 'fr', label: 'Français' }])
})

it('gives the track another address with every change, so that no browser shows the old one', async () => {
  await device.call('PUT', at('fr'), { cues: CUES })
  const [, before] = await tracks()
  home.clock.now = new Date(home.clock.now.getTime() + 1000)
  await device.call('PUT', at('fr'), { cues: [{ startTime: 0, endTime: 1, text: 'New' }] })
  const [, after] = await tracks()
  expect(after.url).not.toBe(before.url)
  expect((await device.call('GET', after.url)).body).toContain('New')
})

it('leaves captions alone that somebody else changed since they were opened', async () => {
  const opened = async () => (await device.call('GET', `${at('es')}/cues`)).json()
  const save = (text: string, over?: string | null) => {
    home.clock.now = new Date(home.clock.now.getTime() + 1000)
    return device.call('PUT', at('es'), { cues: [{ startTime: 0, endTime: 1, text }], over })
  }
  const first = await save('Mine', null)
  expect(first.statusCode).toBe(200)
  // Neither over captions that were not there, nor over older ones.
  for (const changedAt of [null, first.json().changedAt]) {
    if (changedAt) expect((await save('Theirs', changedAt)).statusCode).toBe(200)
    const late = await save('Late', changedAt)
    expect([late.statusCode, late.json().code]).toEqual([409, 'captions_changed'])
  }
  const theirs = await opened()
  expect(theirs).toMatchObject({ cues: [{ text: 'Theirs' }] })
  expect((await save('Both', theirs.changedAt)).statusCode).toBe(200)
  expect((await save('Mine after all')).statusCode).toBe(200)
  expect(await opened()).toMatchObject({ cues: [{ text: 'Mine after all' }] })
})

it.each([
  [[], 'none'],
  [[{ startTime: 2, endTime: 1, text: 'x' }], 'one that ends before it begins'],
  [[{ startTime: -1, endTime: 1, text: 'x' }], 'one before the beginning'],
  [[{ startTime: 0, endTime: 1, text: ' ' }], 'an empty one'],
  [
    Array.from({ length: 20_001 }, (_, at) => ({ startTime: at, endTime: at + 1, text: 'x' })),
    'too many',
  ],
])('refuses cues that make no track: %#', async (cues) => {
  const refused = await device.call('PUT', at('fr'), { cues })
  expect(refused.json()).toMatchObject({ code: 'invalid_request' })
})

it.each(['en-a1', 'x', 'zh-cmn', 'en_US'])(
  'refuses the language %s, which is none',
  async (language) => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const refused = await device.call(method, at(language), { cues: CUES })
      expect(refused.json()).toMatchObject({ code: 'invalid_request' })
    }
    const speech = await device.call('POST', `${at(language)}/from-speech`)
    expect(speech.json()).toMatchObject({ code: 'invalid_request' })
  },
)

it('has one track of a language, however it is written', async () => {
  const first = await device.call('PUT', at('pt-br'), { cues: CUES })
  expect(first.json()).toMatchObject({ language: 'pt-BR' })
  await device.call('PUT', at('pt-BR'), { cues: CUES, label: 'Nossas' })
  expect(await tracks()).toMatchObject([{ language: 'es' }, { language: 'pt-BR', label: 'Nossas' }])
})

it('takes twenty thousand cues, and hands all of them out again', async () => {
  const cues = Array.from({ length: 20_000 }, (_, nth) => ({
    ...{ startTime: nth * 4, endTime: nth * 4 + 3.5, text: `Line ${nth} ${'あ'.repeat(80)}` },
  }))
  expect((await device.call('PUT', at('fr'), { cues })).json().cues).toHaveLength(20_000)
  const kept = await device.call('GET', `${at('fr')}/cues`)
  expect(kept.json().cues).toEqual(cues)
})

it('takes no more text than is read of a track, so that none is lost when it is changed', async () => {
  const cues = Array.from({ length: 2_001 }, (_, nth) => ({
    ...{ startTime: nth, endTime: nth + 1, text: 'a'.repeat(1000) },
  }))
  const answer = await device.call('PUT', at('fr'), { cues })
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  expect((await device.call('PUT', at('fr'), { cues: cues.slice(1) })).statusCode).toBe(200)
  expect((await device.call('GET', `${at('fr')}/cues`)).json().cues).toHaveLength(2000)
})

it('lets grown-ups attach, to titles that they may see, and nobody else', async () => {
  const hidden = await home.addTitle({ householdId: await anotherHousehold() })
  const unseen = await device.call('PUT', at('fr', hidden), { cues: CUES })
  expect(unseen.json()).toMatchObject({ code: 'title_not_found' })
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await device.call(method, `${at('fr', hidden)}/from-speech`)
    expect(answer.json()).toMatchObject({ code: 'title_not_found' })
  }
  const { id } = await device.add(mia)
  await device.activate(id)
  for (const method of ['PUT', 'DELETE'] as const) {
    const refused = await device.call(method, at('fr'), { cues: CUES })
    expect(refused.json()).toMatchObject({ code: 'grown_ups_only' })
  }
})

async function anotherHousehold(): Promise<number> {
  const [added] = await home.database.db.insert(households).values({ name: 'B' }).returning()
  return added?.id ?? 0
}
