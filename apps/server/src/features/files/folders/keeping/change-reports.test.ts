import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { mountsWithin, reportsAllChanges } from './change-reports.ts'

describe.runIf(process.platform === 'linux')('whether every change in a folder is told', () => {
  it.each([
    ['NFS', 0x6969, false],
    ['SMB 3', 0xfe534d42, false],
    ['CIFS, by a system that gives it with a sign', 0xff534d42 - 2 ** 32, false],
    ['FUSE', 0x65735546, false],
    ['ext4', 0xef53, true],
    ['btrfs', 0x9123683e, true],
    ['a file system of tomorrow', 0x12345678, true],
  ])('on %s', async (_name, type, isTold) => {
    expect(await reportsAllChanges('/films', async () => type)).toBe(isTold)
  })

  it.each([
    ['a share', 0x6969, false],
    ['another disk', 0xef53, true],
  ])('with %s mounted inside of it', async (_name, type, isTold) => {
    const typeOf = async (path: string) => (path === '/films/nas' ? type : 0xef53)
    expect(await reportsAllChanges('/films', typeOf, async () => ['/films/nas'])).toBe(isTold)
  })

  it('finds what is mounted inside of a folder, and not what lies beside it', async () => {
    expect(await mountsWithin('/')).toContain('/proc')
    expect(await mountsWithin('/')).not.toContain('/')
    expect(await mountsWithin('/proc/self/task')).toEqual([])
  })

  it('of a folder that is just gone, and of one that is there', async () => {
    expect(await reportsAllChanges('/films', () => Promise.reject(new Error('ENOENT')))).toBe(true)
    expect(await reportsAllChanges(tmpdir())).toBe(true)
  })
})
