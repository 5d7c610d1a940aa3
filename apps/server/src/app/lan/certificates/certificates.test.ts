import { createPrivateKey, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createServer } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signAnything } from '../../../../test/lan/forger.ts'
import { makeAuthority, type Subjects, signServerCertificate } from './authority.ts'
import { keepCertificates } from './certificate-folder.ts'
import { readOwnCertificate } from './own-certificate.ts'

const DAY_MS = 24 * 60 * 60_000
const AT_HOME: Subjects = {
  names: ['attic.local', 'attic', 'localhost'],
  addresses: ['192.168.1.20', 'fd00::20', '127.0.0.1', '::1'],
}

let folder: string
let now: Date
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-certificates-'))
  now = new Date()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const keep = (subjects = AT_HOME) => keepCertificates({ folder, hostName: 'attic', subjects, now })
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}
const serverOf = ({ presented }: Awaited<ReturnType<typeof keep>>) =>
  new X509Certificate(presented.cert)

/** What a client that trusts an authority says of a server: 'trusted', or why it refuses it. */
async function judge(
  presented: { cert: string; key: string },
  authority: string,
  servername: string,
): Promise<string> {
  const server = createServer(presented).listen(0, '127.0.0.1')
  server.on('tlsClientError', () => undefined)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ host: '127.0.0.1', port, ca: authority, servername })
  try {
    await once(socket, 'secureConnect')
    return 'trusted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    socket.destroy()
    server.close()
  }
}

describe("the home's certificate", () => {
  it('names every way to this machine and is vouched for by an authority of ten years', async () => {
    const kept = await keep()
    const server = serverOf(kept)
    const authority = new X509Certificate(kept.authority)
    expect(server.subjectAltName).toBe(
      'DNS:attic.local, DNS:attic, DNS:localhost, IP Address:192.168.1.20, ' +
        'IP Address:FD00:0:0:0:0:0:0:20, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
    )
    expect(server.checkIssued(authority)).toBe(true)
    expect(server.verify(authority.publicKey)).toBe(true)
    expect(server.checkPrivateKey(createPrivateKey(kept.presented.key))).toBe(true)
    expect([server.ca, authority.ca]).toEqual([false, true])
    expect(server.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
    const days = (of: X509Certificate) =>
      (of.validToDate.getTime() - of.validFromDate.getTime()) / DAY_MS
    expect(days(server)).toBeLessThanOrEqual(397)
    expect(days(authority)).toBeGreaterThan(3650)
    expect(server.validFromDate.getTime()).toBeLessThan(now.getTime())
    expect(await judge(kept.presented, kept.authority, 'attic.local')).toBe('trusted')
  })

  it('keeps its keys from everybody else on the machine', async () => {
    await keep()
    for (const file of await readdir(folder)) {
      expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600)
    }
    expect((await readdir(folder)).sort()).toEqual([
      'authority.crt',
      'authority.key',
      'server.crt',
      'server.key',
    ])
  })

  it('stays the same from start to start', async () => {
    const first = await keep()
    later(300)
    expect(await keep()).toEqual(first)
  })

  it('is made anew a month before it ends, and whoever trusted the authority goes on', async () => {
    const first = await keep()
    later(361)
    const second = await keep()
    expect(serverOf(second).validToDate > serverOf(first).validToDate).toBe(true)
    expect(second.authority).toBe(first.authority)
    now = new Date()
    await rm(join(folder, 'server.crt'))
    expect(await judge((await keep()).presented, first.authority, 'attic.local')).toBe('trusted')
  })

  it('is made anew when the machine gets another address or name, not when it loses one', async () => {
    const first = await keep()
    const moved = { ...AT_HOME, addresses: ['192.168.1.77', '127.0.0.1'] }
    const second = await keep(moved)
    expect(serverOf(second).checkIP('192.168.1.77')).toBe('192.168.1.77')
    expect(second.authority).toBe(first.authority)
    expect(await keep({ ...moved, addresses: ['127.0.0.1'] })).toEqual(second)
    const renamed = await keep({ ...moved, names: ['cellar.local', 'localhost'] })
    expect(serverOf(renamed).checkHost('cellar.local')).toBe('cellar.local')
  })

  it('gets a new authority only when that one has a month left', async () => {
    const first = await keep()
    later(3600)
    const second = await keep()
    expect(second.authority).toBe(first.authority)
    expect(serverOf(second).validToDate <= new X509Certificate(first.authority).validToDate).toBe(
      true,
    )
    later(40)
    expect((await keep()).authority).not.toBe(first.authority)
  })

  it('mends a certificate whose file is damaged or does not fit its key', async () => {
    const first = await keep()
    await writeFile(join(folder, 'server.crt'), 'nonsense')
    expect(serverOf(await keep()).checkHost('attic.local')).toBe('attic.local')
    const other = await makeAuthority('elsewhere', now)
    await writeFile(join(folder, 'server.key'), other.key)
    const mended = await keep()
    expect(mended.authority).toBe(first.authority)
    expect(serverOf(mended).checkPrivateKey(createPrivateKey(mended.presented.key))).toBe(true)
  })

  it.each(['authority.key', 'authority.crt'])(
    'says what to do about a damaged %s',
    async (file) => {
      await keep()
      await writeFile(join(folder, file), 'nonsense')
      await expect(keep()).rejects.toThrow(/is damaged\. Move that folder away/)
    },
  )

  it('leaves out what the authority must not vouch for', async () => {
    const kept = await keep({
      names: ['attic.local', 'bank.example', 'other'],
      addresses: ['203.0.113.9', '2001:db8::1', '10.1.2.3'],
    })
    expect(serverOf(kept).subjectAltName).toBe('DNS:attic.local, IP Address:10.1.2.3')
  })
})

/** A certificate that a thief of an authority's key makes for any name. */
async function forge(hostName: string, name: string) {
  return signAnything(await makeAuthority(hostName, now), name)
}

describe('a stolen key of the authority', () => {
  it.each([
    ['attic', 'bank.example'],
    ['attic', 'attic.example'],
    ['studio', 'films.studio'],
    ['com', 'bank.com'],
  ])('of a machine called %s cannot pose as %s', async (hostName, name) => {
    const { presented, authority } = await forge(hostName, name)
    expect(await judge(presented, authority, name)).toMatch(
      /(?:permitted|excluded) subtree violation/,
    )
  })

  it.each([
    ['attic', 'attic'],
    ['studio', 'studio'],
    ['attic', 'anything.local'],
  ])('of a machine called %s vouches for %s', async (hostName, name) => {
    const { presented, authority } = await forge(hostName, name)
    expect(await judge(presented, authority, name)).toBe('trusted')
  })
})

describe('a certificate of ones own', () => {
  let certificatePath: string
  let keyPath: string
  beforeEach(async () => {
    certificatePath = join(folder, 'own.crt')
    keyPath = join(folder, 'own.key')
    const made = await signServerCertificate(
      await makeAuthority('attic', now),
      { names: ['attic.local', 'localhost'], addresses: [] },
      now,
    )
    await writeFile(certificatePath, made.certificate)
    await writeFile(keyPath, made.key)
  })
  const read = () => readOwnCertificate({ certificatePath, keyPath }, now)

  it('is presented as it is, and its names are known', async () => {
    expect((await read()).names).toEqual(['attic.local', 'localhost'])
  })

  it('is refused in a sentence when it cannot be used', async () => {
    later(500)
    await expect(read()).rejects.toThrow(/ended on \d{4}-\d\d-\d\d; renew it/)
    now = new Date()
    await writeFile(keyPath, (await makeAuthority('other', now)).key)
    await expect(read()).rejects.toThrow('does not belong to the certificate')
    await writeFile(keyPath, 'nonsense')
    await expect(read()).rejects.toThrow('STARNEST_TLS_KEY is no PEM file')
    await writeFile(certificatePath, 'nonsense')
    await expect(read()).rejects.toThrow('STARNEST_TLS_CERT is no PEM file')
    await rm(certificatePath)
    await expect(read()).rejects.toThrow(/STARNEST_TLS_CERT names .*own\.crt, but there is no such/)
  })
})
