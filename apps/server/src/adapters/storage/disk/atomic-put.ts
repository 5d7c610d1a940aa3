import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { isMissing } from './disk-failure.ts'
import { flush, flushFolder, flushTree } from './flush.ts'

const crossDevice = z.object({ code: z.literal('EXDEV') })

/** Copies a file to `target`: written beside in `incoming`, flushed, then renamed into place. */
export async function putFile(from: string, target: string, incoming: string): Promise<void> {
  const arriving = join(incoming, randomUUID())
  try {
    await copyFile(from, arriving, constants.COPYFILE_FICLONE)
    await chmod(arriving, 0o600) // A copy has the rights of what it was copied from.
    await flush(arriving)
    await mkdir(dirname(target), { recursive: true })
    await rename(arriving, target)
    await flushFolder(dirname(target))
  } finally {
    await rm(arriving, { force: true })
  }
}

/** Moves a file to `target`, by copying only when it lies on another disk. */
export async function moveFile(from: string, target: string, incoming: string): Promise<void> {
  await flush(from)
  await mkdir(dirname(target), { recursive: true })
  try {
    await rename(from, target)
  } catch (error) {
    if (!crossDevice.safeParse(error).success) throw error
    await putFile(from, target, incoming)
    await rm(from)
  }
  await flushFolder(dirname(target))
}

/** Moves a folder to `target`. What was there before is moved aside first and then removed. */
export async function putFolder(from: string, target: string, incoming: string): Promise<void> {
  const arriving = join(incoming, randomUUID())
  const leaving = join(incoming, randomUUID())
  try {
    await moveFolder(from, arriving)
    await flushTree(arriving)
    await mkdir(dirname(target), { recursive: true })
    await moveAside(target, leaving)
    await rename(arriving, target)
    await flushFolder(dirname(target))
  } finally {
    await rm(arriving, { recursive: true, force: true })
    await rm(leaving, { recursive: true, force: true })
  }
}

async function moveAside(target: string, leaving: string): Promise<void> {
  try {
    await rename(target, leaving)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!crossDevice.safeParse(error).success) throw error
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}
