import { healthSchema } from '@starnest/contract/health'
import { hostStateSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { type LanguageModel, LanguageModelError } from '../../ports/language/language-model.ts'

type Device = Awaited<ReturnType<typeof openFamilyDevice>>

/** A model that nobody reaches, how often it was asked, and what it was told last. */
let asked: number
let told: string
const unreachable: LanguageModel = {
  name: 'small',
  // biome-ignore lint/correctness/useYield: it says nothing.
  async *ask({ messages }) {
    asked += 1
    told = JSON.stringify(messages)
    throw new LanguageModelError('unreachable')
  },
}

let home: TestHome
let bare: TestHome
let device: Device
let dadId: number
let miaId: number
let teoId: number
beforeAll(async () => {
  home = await openTestHome({ languageModel: unreachable })
  bare = await openTestHome()
})
beforeEach(async () => {
  asked = 0
  await home.clear()
  device = await openFamilyDevice(home)
  dadId = (await device.add(dad)).id
  miaId = (await device.add(mia)).id
  teoId = (await device.add(teo)).id
  await device.activate(dadId)
})
afterAll(async () => {
  await home.close()
  await bare.close()
})

const limitsOf = (id: number) => pathOf(PARENTS_ROUTES.limits, { id })
const allow = (id: number, mayAskModel: boolean, on = device) =>
  on.call('PUT', limitsOf(id), { mayAskModel })
const stateOn = async (on: Device) =>
  hostStateSchema.parse((await on.call('GET', HOST_ROUTES.state.path)).json())

describe('the language model of the house', () => {
  it('answers grown-ups, and a child or a teen only where a parent says so', async () => {
    expect(await stateOn(device)).toMatchObject({
      engine: 'language-model',
      languageModel: { state: 'ready', name: 'small' },
    })
    for (const id of [miaId, teoId]) {
      await device.activate(id)
      expect(await stateOn(device)).toMatchObject({
        engine: 'embedded',
        languageModel: { state: 'not_allowed', name: null },
      })
      await device.activate(dadId)
      expect((await allow(id, true)).json()).toEqual({ isApprovedOnly: false, mayAskModel: true })
      await device.activate(id)
      expect(await stateOn(device)).toMatchObject({ engine: 'language-model' })
      await device.activate(dadId)
      await allow(id, false)
      await device.activate(id)
      expect(await stateOn(device)).toMatchObject({ engine: 'embedded' })
      await device.activate(dadId)
    }
    expect(asked).toBe(0)
  })

  it('answers those who watch together only where each of them may ask it', async () => {
    await allow(miaId, true)
    await device.watchWith([miaId])
    expect(await stateOn(device)).toMatchObject({ engine: 'language-model' })
    await device.watchWith([miaId, teoId])
    expect(await stateOn(device)).toMatchObject({ engine: 'embedded' })
  })

  it('is allowed by grown-ups alone, with a PIN where one has a PIN', async () => {
    await device.activate(miaId)
    expect((await allow(miaId, true)).json()).toMatchObject({ code: 'grown_ups_only' })
    await device.activate(dadId)
    await device.setPin(dadId, '482915')
    const other = await openFamilyDevice(home)
    expect((await allow(miaId, true, other)).statusCode).toBe(403)
    expect((await allow(miaId, true)).statusCode).toBe(200)
  })

  it('leaves the other limits as they are, and they leave it', async () => {
    await device.call('PUT', limitsOf(miaId), { isApprovedOnly: true })
    await allow(miaId, true)
    await device.call('PUT', limitsOf(miaId), { isApprovedOnly: false })
    const { body } = await device.call('GET', limitsOf(miaId))
    expect(JSON.parse(body)).toEqual({ isApprovedOnly: false, mayAskModel: true })
  })

  it('needs no leave for grown-ups, and no switch where there is none', async () => {
    const own = await device.call('GET', limitsOf(dadId))
    expect(own.json()).toMatchObject({ mayAskModel: null })
    const elsewhere = await openFamilyDevice(bare)
    const child = await elsewhere.add(mia)
    const { body } = await elsewhere.call('GET', limitsOf(child.id))
    expect(JSON.parse(body)).toMatchObject({ mayAskModel: null })
    expect(await stateOn(elsewhere)).toMatchObject({
      engine: 'embedded',
      languageModel: { state: 'missing', name: null },
    })
  })

  it('is told no more of a title that a parent has hidden since', async () => {
    const block = async (id: number) => {
      await device.activate(dadId)
      const url = pathOf(PARENTS_ROUTES.rule, { id: miaId, titleId: id })
      expect((await device.call('PUT', url, { rule: 'blocked' })).statusCode).toBe(200)
      await device.activate(miaId)
    }
    const say = (message: string) => device.call('POST', HOST_ROUTES.chat.path, { message })
    const prince = await home.addTitle({ title: 'The Paper Prince', rating: 'G' })
    const other = await home.addTitle({ title: 'Luma', rating: 'G' })
    await allow(miaId, true)
    await block(other)
    await say('play The Paper Prince')
    await say('tell me a joke')
    expect(told).toContain('The Paper Prince')
    await block(prince)
    await say('tell me a joke')
    expect(told).not.toContain('The Paper Prince')
    expect(asked).toBe(2)
  })

  it('is told of by health without being asked, and does not count for the whole', async () => {
    const health = async (one: TestHome) =>
      healthSchema.parse((await one.app.inject({ method: 'GET', url: '/api/health' })).json())
    const engines = { languageModel: { state: 'ready' } }
    expect(await health(home)).toMatchObject({ engines })
    expect((await health(bare)).engines.languageModel).toEqual({ state: 'missing' })
    expect(asked).toBe(0)
  })
})
