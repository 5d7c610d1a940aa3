import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFamilyDevice } from '../../../test/family-device.ts'
import {
  codeIn,
  moveInNextDoor,
  openBrowser,
  runHousehold,
} from '../../../test/households/two-households.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { devices, householdInvitations, households } from '../../tables/family.ts'
import { invitationAddresses } from './household-addresses.ts'

const DAY_MS = 24 * 60 * 60_000

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  await home.household.prepare()
})
afterAll(() => home.close())

const later = (ms: number) => {
  home.clock.now = new Date(home.clock.now.getTime() + ms)
}
/** Ends pauses of this machine's address: they are counted for all tests of this file. */
const forgetTries = () => later(7 * 60 * 60_000)
const householdOf = async (cookie: string | undefined) => {
  const { db } = home.database
  const [found] = await db
    .select()
    .from(devices)
    .where(eq(devices.id, deviceIdOf(cookie ?? '')))
  return found?.householdId
}

describe('npm run household', () => {
  it('adds a household and says where its first browser comes in', async () => {
    const said = await runHousehold(home, ['add', ' The Lees '])
    const number = /number (\d+)/.exec(said[0] ?? '')?.[1]
    expect(said).toEqual([
      `The household "The Lees" has the number ${number}.`,
      'The first browser of "The Lees" opens this address, once, within seven days:',
      expect.stringMatching(/^https:\/\/starnest\.example\/join#[\w-]{32}$/),
    ])
    const [stored] = await home.database.db.select().from(householdInvitations)
    expect(JSON.stringify(stored)).not.toContain(codeIn(said))
  })

  it('lists the households with what they have and may use', async () => {
    await runHousehold(home, ['add', 'The Lees'])
    const [ours = '', theirs = ''] = await runHousehold(home, ['list'])
    expect(ours).toMatch(/^\d+ {2}Home {2}\(1 profile, 0 devices, of this machine\)$/)
    const number = /^\d+/.exec(theirs)?.[0] ?? ''
    await runHousehold(home, ['limit', number, '--bytes', '50GB', '--encode-minutes', '90'])
    await runHousehold(home, ['limit', number, '--bytes', '2GB'])
    expect((await runHousehold(home, ['list'])).at(-1)).toBe(
      `${number}  The Lees  (1 profile, 0 devices, at most 2000.0 MB, at most 90 minutes of encoding a day)`,
    )
    await runHousehold(home, ['limit', number, '--bytes=none', '--encode-minutes=none'])
    expect((await runHousehold(home, ['list'])).at(-1)).toBe(theirs)
  })

  it.each([
    [[], 'Say what to do'],
    [['add'], 'Say what to do'],
    [['add', 'one', 'two'], 'Say what to do'],
    [['add', '  '], 'has 1 to 100 characters'],
    [['add', 'a\u0007b'], 'has 1 to 100 characters'],
    [['add', 'x'.repeat(101)], 'has 1 to 100 characters'],
    [['list', '--bytes', '1'], 'Say what to do'],
    [['limit', '1'], 'Say what to do'],
    [['limit', '1', '--bytes', 'many'], '--bytes must be'],
    [['limit', '1', '--encode-minutes', '-3'], 'Say what to do'],
    [['limit', '1', '--encode-minutes', '1441'], '--encode-minutes must be'],
    [['invite', 'Home'], 'is not the number of a household'],
    [['invite', '99999'], 'There is no household 99999.'],
    [['remove', '99999', 'Home'], 'There is no household 99999'],
    [['burn', '1'], 'Say what to do'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    await expect(runHousehold(home, words)).rejects.toThrow(sentence)
  })

  it('names the addresses by which a browser comes: of the proxies, else of the home network', () => {
    const place = { furtherHosts: ['a.example', 'b.example'], port: 80, proxies: ['10.0.0.0/8'] }
    expect(invitationAddresses(place, 'code')).toEqual([
      'https://a.example/join#code',
      'https://b.example/join#code',
    ])
    const address = { address: '192.168.1.5', family: 'IPv4', internal: false } as const
    const info = { ...address, netmask: '', mac: '', cidr: null }
    const alone = { furtherHosts: [], port: 7827, proxies: undefined }
    expect(invitationAddresses(alone, 'code', { eth0: [info] })).toEqual([
      'https://192.168.1.5:7828/join#code',
      'http://127.0.0.1:7827/join#code',
    ])
  })
})

describe('an invitation', () => {
  it('lets one browser into its household, which sees the first run there', async () => {
    const { browser, householdId } = await moveInNextDoor(home)
    expect(await householdOf(browser.jar.cookie)).toBe(householdId)
    const viewer = await browser.get('/api/viewer')
    expect(viewer.json()).toMatchObject({ profile: { displayName: 'Grown-up' }, mustChoose: false })
    expect((await browser.get('/api/pairing')).json()).toMatchObject({ isOn: true, isPaired: true })
    expect((await browser.get('/api/home')).statusCode).toBe(200)
  })

  it('gives a new cookie, so that one which somebody else set is worth nothing', async () => {
    const said = await runHousehold(home, ['add', 'Next door'])
    const browser = openBrowser(home)
    const planted = newDeviceCookie()
    browser.jar.cookie = planted
    await browser.join(codeIn(said))
    expect(browser.jar.cookie).not.toBe(planted)
    expect(await householdOf(planted)).toBeUndefined()
  })

  it('takes a browser out of the household that it was of before', async () => {
    const first = await moveInNextDoor(home, 'First')
    const second = await runHousehold(home, ['add', 'Second'])
    const before = first.browser.jar.cookie
    expect((await first.browser.join(codeIn(second))).statusCode).toBe(200)
    expect(await householdOf(before)).toBeUndefined()
    expect(await householdOf(first.browser.jar.cookie)).not.toBe(first.householdId)
  })

  it('is used once, runs out after seven days, and is known or not: each says so', async () => {
    forgetTries()
    const { said, householdId } = await moveInNextDoor(home)
    const again = await runHousehold(home, ['invite', String(householdId)])
    const tried = async (code: string) => {
      const answer = await openBrowser(home).join(code)
      expect(answer.statusCode).toBe(403)
      const { code: refusal, message, details } = answer.json()
      expect(refusal).toBe('pairing_wrong')
      expect(answer.cookies).toEqual([])
      return [details.reason, message]
    }
    expect(await tried(codeIn(said))).toEqual(['used', expect.stringContaining('used already')])
    expect(await tried('A'.repeat(32))).toEqual(['unknown', expect.stringContaining('not known')])
    later(7 * DAY_MS)
    expect(await tried(codeIn(again))).toEqual(['expired', expect.stringContaining('run out')])
  })

  it('lets in one of many that come with it at once', async () => {
    forgetTries()
    const said = await runHousehold(home, ['add', 'Next door'])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => openBrowser(home).join(codeIn(said))),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await home.database.db.$count(devices)).toBe(1)
  })

  it('is guessed at five times in a row, and then not looked at for a while', async () => {
    forgetTries()
    const said = await runHousehold(home, ['add', 'Next door'])
    const codes: string[] = []
    for (let nth = 0; nth < 6; nth++) {
      codes.push((await openBrowser(home).join(`${nth}`.repeat(32))).json().code)
    }
    expect(codes).toEqual([...Array(5).fill('pairing_wrong'), 'pairing_locked'])
    const right = await openBrowser(home).join(codeIn(said))
    expect(right.json()).toMatchObject({ code: 'pairing_locked' })
    forgetTries()
    expect((await openBrowser(home).join(codeIn(said))).statusCode).toBe(200)
  })

  it('is 32 characters, and nothing else is looked at', async () => {
    for (const code of ['', 'short', 'A'.repeat(33), `${'A'.repeat(31)}!`]) {
      expect((await openBrowser(home).join(code)).json()).toMatchObject({ code: 'invalid_request' })
    }
  })
})

describe('a browser of this machine', () => {
  it('needs no pairing while there is one household', async () => {
    const browser = openBrowser(home)
    expect((await browser.get('/api/home')).statusCode).toBe(200)
    expect((await browser.get('/api/pairing')).json()).toEqual({
      ...{ isOn: false, isPaired: true },
      retryAfterSeconds: 0,
    })
    expect((await browser.get('/api/pairing/code')).statusCode).toBe(404)
  })

  it('has to be paired once there are two, and lands in none of them', async () => {
    await home.addTitle()
    const stranger = openBrowser(home)
    await runHousehold(home, ['add', 'Next door'])
    for (const cookie of [undefined, newDeviceCookie()]) {
      stranger.jar.cookie = cookie
      for (const url of ['/api/home', '/api/viewer', '/api/animations', '/api/search?q=a']) {
        const answer = await stranger.get(url)
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 401, 'pairing_required'])
      }
      expect((await stranger.get('/')).statusCode).toBe(200)
      expect((await stranger.get('/api/pairing')).json()).toMatchObject({
        ...{ isOn: true, isPaired: false },
      })
    }
    expect((await home.app.inject('/media/1/a/video.mp4')).statusCode).toBe(401)
    expect(await home.database.db.$count(devices)).toBe(0)
  })

  it('stays in the household that knows it, until it is signed out there', async () => {
    const ours = await openFamilyDevice(home)
    await ours.call('GET', '/api/viewer')
    const other = await openFamilyDevice(home)
    await other.call('GET', '/api/viewer')
    await runHousehold(home, ['add', 'Next door'])
    expect((await ours.call('GET', '/api/home')).statusCode).toBe(200)
    const listed = (await other.call('GET', '/api/devices')).json()
    const { id } = listed.find((one: { isThisDevice: boolean }) => !one.isThisDevice)
    await other.call('DELETE', `/api/devices/${id}`)
    const refused = await ours.call('GET', '/api/home')
    expect(refused.json()).toMatchObject({ code: 'pairing_required' })
    expect((await other.call('GET', '/api/home')).statusCode).toBe(200)
  })

  it('is not let into a household that was added, though the first one has gone', async () => {
    const { browser } = await moveInNextDoor(home)
    await runHousehold(home, ['remove', String(home.householdId), 'Home'])
    const stranger = openBrowser(home)
    expect((await stranger.get('/api/home')).json()).toMatchObject({ code: 'pairing_required' })
    expect((await browser.get('/api/home')).statusCode).toBe(200)
    expect(await home.household.prepare()).toBeUndefined()
    expect(await home.database.db.$count(households)).toBe(1)
  })

  it('needs no pairing again once it is alone', async () => {
    const { householdId } = await moveInNextDoor(home)
    const stranger = openBrowser(home)
    expect((await stranger.get('/api/home')).statusCode).toBe(401)
    await runHousehold(home, ['remove', String(householdId), 'Next door'])
    expect((await stranger.get('/api/home')).statusCode).toBe(200)
  })
})

describe('the code of a household', () => {
  it('pairs with the household that shows it', async () => {
    forgetTries()
    const ours = await openFamilyDevice(home)
    const { browser, householdId } = await moveInNextDoor(home)
    const ourCode = (await ours.call('GET', '/api/pairing/code')).json().code
    const theirs = (await browser.get('/api/pairing/code')).json()
    expect(theirs.code).not.toBe(ourCode)
    expect(theirs.firstVisit).toMatch(/^http:\/\/127\.0\.0\.1:/)
    const devices = [ourCode, theirs.code].map(async (code) => {
      const device = openBrowser(home)
      expect((await device.pair(code)).statusCode).toBe(200)
      return householdOf(device.jar.cookie)
    })
    expect(await Promise.all(devices)).toEqual([home.householdId, householdId])
  })

  it('is worth nothing once its household is being removed', async () => {
    forgetTries()
    const { browser, householdId } = await moveInNextDoor(home)
    const { code } = (await browser.get('/api/pairing/code')).json()
    const isIt = eq(households.id, householdId)
    await home.database.db.update(households).set({ removingSince: home.clock.now }).where(isIt)
    const device = openBrowser(home)
    expect((await device.pair(code)).json()).toMatchObject({ code: 'pairing_wrong' })
    expect(device.jar.cookie).toBeUndefined()
    await expect(runHousehold(home, ['invite', String(householdId)])).rejects.toThrow('removed')
  })

  it('is for its grown-ups, and no other household sees it', async () => {
    const child = await home.addSomebody('G')
    await moveInNextDoor(home)
    const cookies = { [DEVICE_COOKIE]: child.deviceId }
    const answer = await home.app.inject({ url: '/api/pairing/code', cookies })
    expect(answer.json()).toMatchObject({ code: 'grown_ups_only' })
  })
})
