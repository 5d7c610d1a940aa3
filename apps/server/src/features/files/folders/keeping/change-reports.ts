import { readFile, realpath, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** File systems of other machines, and those that a program serves: Linux reports only the changes made
 *  on this machine there. By the number that statfs gives them.
 *  Source: Linux, include/uapi/linux/magic.h. */
const ELSEWHERE = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2 and 3
  0x65735546, // FUSE: sshfs, rclone, shared folders of virtual machines
  0x01021997, // 9P
  0x786f4256, // VirtualBox shared folders
  0x00c36400, // Ceph
  0x73757245, // Coda
  0x5346414f, // AFS
])

/** The number of a folder's file system. */
export type FileSystemType = (path: string) => Promise<number>

const typeOf: FileSystemType = async (path) => (await statfs(path)).type

/** The folders inside a folder on which another file system is mounted. Each line of the system's list
 *  has the path as its second field, with blanks and backslashes as octal numbers. Source: Linux, proc_pid_mounts(5).
 *  @throws the system's error when the folder is gone */
export async function mountsWithin(path: string): Promise<string[]> {
  const within = join(await realpath(path), '/')
  const lines = (await readFile('/proc/self/mounts', 'utf8')).split('\n')
  return lines
    .map((line) => line.split(' ')[1] ?? '')
    .map((word) => word.replace(/\\(\d{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))))
    .filter((mount) => mount.startsWith(within) && mount !== within)
}

/**
 * Whether the system reports every change in a folder and in the folders inside it, whoever made the
 * change. Only Linux can be asked which file system a folder is on. On other systems, and for a folder
 * that has just gone, the answer is true. Tests pass their own `fileSystemType` and `mounts`.
 */
export async function reportsAllChanges(
  path: string,
  fileSystemType: FileSystemType = typeOf,
  mounts: typeof mountsWithin = mountsWithin,
): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const inside = await mounts(path).catch(() => [])
  // Some systems give it with a sign.
  const types = [path, ...inside].map((one) => fileSystemType(one).catch(() => 0))
  return (await Promise.all(types)).every((type) => !ELSEWHERE.has(type >>> 0))
}
