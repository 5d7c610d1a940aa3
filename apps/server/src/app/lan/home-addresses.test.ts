import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { homeAddresses, homeNames, isHomeAddress } from './home-addresses.ts'

const at = (address: string, internal = false) => ({ address, internal }) as NetworkInterfaceInfo

describe('addresses of this machine', () => {
  it('are those of the home, the likeliest first, each once', () => {
    expect(
      homeAddresses({
        lo: [at('127.0.0.1', true), at('::1', true)],
        docker0: [at('172.17.0.1')],
        eth0: [at('10.0.0.7'), at('fd12::7'), at('fe80::1'), at('2001:db8::7')],
        wlan0: [at('192.168.1.20'), at('192.168.1.20'), at('169.254.3.4')],
        tailscale0: [at('100.100.1.1')],
        wan0: [at('203.0.113.9')],
        gone: undefined,
      }),
    ).toEqual(['192.168.1.20', '10.0.0.7', '100.100.1.1', 'fd12::7', '172.17.0.1'])
  })

  it.each([
    ['192.168.255.255', true],
    ['192.169.0.0', false],
    ['172.15.0.1', false],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['8.8.8.8', false],
    ['fd00::1', true],
    ['2606:4700::1', false],
    ['attic.local', false],
  ])('%s is of a home: %s', (address, isHome) => {
    expect(isHomeAddress(address)).toBe(isHome)
  })
})

describe('names of this machine', () => {
  it.each([
    ['Attic', ['attic.local', 'attic', 'localhost']],
    ['attic.local', ['attic.local', 'localhost']],
    ['attic.fritz.box', ['attic.local', 'attic.fritz.box', 'localhost']],
    ['localhost', ['localhost']],
    ["dad's pc", ['localhost']],
    ['', ['localhost']],
  ])('of a host called %j are %j', (hostName, names) => {
    expect(homeNames(hostName)).toEqual(names)
  })
})
