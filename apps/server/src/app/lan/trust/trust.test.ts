import { X509Certificate } from 'node:crypto'
import { request } from 'node:http'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestHouse, openHouse } from '../../../../test/lan/open-house.ts'
import { serverTexts } from '../../../domain/text/server-texts.ts'

let house: OpenTestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

describe('the page for first visits', () => {
  it('shows the fingerprint and the steps in every language, and runs nothing', async () => {
    const { fingerprint256 } = new X509Certificate(house.authority)
    for (const { code: language, direction } of INTERFACE_LANGUAGES) {
      const word = serverTexts('trust', language).download
      const answer = await fetch(house.firstVisit, {
        headers: { 'accept-language': `${language}-XX,nl` },
      })
      const html = await answer.text()
      expect(html).toContain(word)
      expect(html).toContain(fingerprint256)
      expect(html).toContain(`href="${house.network}"`)
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(html).not.toContain('<script')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('leads to the name it was called by only when that is one of ours', async () => {
    const { port } = new URL(house.network)
    expect(await openPlain('evil.example"><script>')).toBe(
      'This server is not known under that name.\n',
    )
    expect(await openPlain('localhost:1')).toContain(`href="https://localhost:${port}"`)
  })

  it('gives the certificate in the forms that devices take', async () => {
    const profile = await fetch(`${house.firstVisit}/starnest-home.mobileconfig`)
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    const [, data = ''] = /<data>([^<]+)<\/data>/.exec(await profile.text()) ?? []
    expect(new X509Certificate(Buffer.from(data, 'base64')).fingerprint256).toBe(
      new X509Certificate(house.authority).fingerprint256,
    )
  })

  it('has nothing else', async () => {
    for (const path of [
      '/api/home',
      '/api/pairing',
      '/media/1/a/b',
      '/authority.key',
      '/../tls/authority.key',
    ]) {
      expect((await fetch(`${house.firstVisit}${path}`)).status).toBe(404)
    }
    expect((await fetch(house.firstVisit, { method: 'POST' })).status).toBe(405)
    expect((await fetch(house.firstVisit, { method: 'HEAD' })).status).toBe(200)
  })
})

async function openPlain(host: string): Promise<string> {
  const { hostname, port } = new URL(house.firstVisit)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: '/', headers: { host } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      incoming.on('end', () => resolve(text))
    })
    outgoing.on('error', reject).end()
  })
}
