import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { fileIdentity, StorageError } from '../../../ports/storage.ts'
import { isMissing } from './disk-failure.ts'
import { liesAt, openFile, openUnlinked, type UnlinkedFile } from './unlinked-file.ts'

/** What is kept of a file that stays where it is: where, and which one it has to be. */
const pointerSchema = z.object({
  path: z.string(),
  /** Device and inode. */
  identity: z.string(),
  /** Bytes, and when they changed last in nanoseconds since 1970, as numbers in words. */
  size: z.string(),
  modifiedNs: z.string(),
})
type Pointer = z.infer<typeof pointerSchema>

/** Where the pointer of a key lies; its name begins with a dot, so no key leads there. */
export const pointerAt = (target: string) => join(dirname(target), `.${basename(target)}.pointer`)

/** Lets `target` stand for a file that stays where it is, in place of what was there. It is not
 *  flushed: a pointer that a power cut took is made again when the file's folder is looked through.
 *  @throws StorageError `bad_key` for what is not the real path of a file, `missing` for another file
 *  than the one that `identity` names */
export async function putPointer(
  path: string,
  {
    target,
    incoming,
    identity,
  }: { target: string; incoming: string; identity?: string | undefined },
): Promise<void> {
  if (!isAbsolute(path)) throw notReal()
  const { file, found } = await openUnlinked(path).catch((error: unknown) => {
    throw isMissing(error) && !isLink(error) ? error : notReal(error)
  })
  await file.close()
  if (identity !== undefined && identity !== fileIdentity(found)) {
    throw new StorageError('missing', 'Another file lies there by now.')
  }
  const pointer: Pointer = {
    path,
    identity: fileIdentity(found),
    size: String(found.size),
    modifiedNs: String(found.mtimeNs),
  }
  const arriving = join(incoming, randomUUID())
  try {
    await writeFile(arriving, JSON.stringify(pointer), { mode: 0o600 })
    await mkdir(dirname(target), { recursive: true })
    await rename(arriving, pointerAt(target))
  } catch (error) {
    await rm(arriving, { force: true })
    throw error
  }
  // A file of that name, or the link that an older Starnest made, would be read in its place.
  await rm(target, { force: true })
}

/** Opens the file that `target` stands for; undefined: it stands for none, or that file is gone or is
 *  another one by now, which `onLost` is told. */
export async function openPointed(
  target: string,
  onLost: (path: string) => void,
): Promise<(UnlinkedFile & { path: string }) | undefined> {
  const pointer = await readPointer(target)
  if (!pointer) return undefined
  const { path } = pointer
  const opened = await openFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (opened && (await isTheSame(opened, pointer))) return { ...opened, path }
  await opened?.file.close()
  onLost(path)
  return undefined
}

/** Device and inode say which file it is. Disks that count their files anew, as FAT and some network
 *  drives do, give the same file another number: it then has to lie there without any link, as large and
 *  as old as before. */
async function isTheSame(opened: UnlinkedFile, pointer: Pointer): Promise<boolean> {
  const { found } = opened
  if (fileIdentity(found) === pointer.identity) return true
  const isAlike =
    String(found.size) === pointer.size && String(found.mtimeNs) === pointer.modifiedNs
  return isAlike && (await liesAt(opened, pointer.path))
}

async function readPointer(target: string): Promise<Pointer | undefined> {
  try {
    return pointerSchema.parse(JSON.parse(await readFile(pointerAt(target), 'utf8')))
  } catch (error) {
    // One that is no pointer is made again like one that is lost.
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return
    throw error
  }
}

const isLink = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ELOOP'

const notReal = (cause?: unknown) =>
  new StorageError('bad_key', 'Only the real path of a file can be pointed to.', { cause })
