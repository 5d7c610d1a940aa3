import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isProxyRange, trustProxies } from './trusted-proxies.ts'

function callFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const raw = new IncomingMessage(socket)
  if (forwarded !== undefined) raw.headers['x-forwarded-for'] = forwarded
  return raw
}

const { addressOf, isFromHere } = trustProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

describe('where a call comes from', () => {
  it.each<[what: string, from: string, header: string | undefined, address: string]>([
    ['no proxy', '203.0.113.5', undefined, '203.0.113.5'],
    ['somebody who claims to be another', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['our proxy', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
    [
      'our proxy, which wrote behind what its client claimed',
      '10.1.2.3',
      '127.0.0.1, 203.0.113.5',
      '203.0.113.5',
    ],
    ['two proxies of ours', '10.1.2.3', '198.51.100.1, 203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['our proxy itself', '10.1.2.3', undefined, '10.1.2.3'],
    ['our proxy that wrote no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['our proxy with a port', '10.1.2.3', '203.0.113.5:4711', '203.0.113.5'],
    ['our proxy over IPv6', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
    ['our proxy, IPv4 within IPv6', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['our proxy that was sent a book', '10.1.2.3', '1.1.1.1,'.repeat(1000), '10.1.2.3'],
  ])('%s', (_what, from, header, address) => {
    expect(addressOf(callFrom(from, header))).toBe(address)
  })

  it('is here only for what this machine asks by itself', () => {
    expect(isFromHere(callFrom('127.0.0.1'))).toBe(true)
    expect(isFromHere(callFrom('::1'))).toBe(true)
    expect(isFromHere(callFrom('127.0.0.1', '203.0.113.5'))).toBe(false)
    expect(isFromHere(callFrom('127.0.0.1', '127.0.0.1'))).toBe(false)
    expect(isFromHere(callFrom('10.1.2.3'))).toBe(false)
  })
})

it.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
  ['', false],
])('takes %s as addresses of proxies: %s', (text, isOne) => {
  expect(isProxyRange(text)).toBe(isOne)
})
