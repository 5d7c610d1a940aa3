import { resolve, sep } from 'node:path'
import { StorageError } from '../../../ports/storage.ts'

const NAME = '[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)*'
const KEY = new RegExp(`^${NAME}(?:/${NAME})*$`)
const MAX_KEY_LENGTH = 200

/** Whether a stored file can have this key. */
export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key)
}

/**
 * The path of a key inside the root folder. A key names no file outside it: its names hold no
 * separator, no `..`, no leading dot and no drive letter, and the result is checked once more.
 * @throws StorageError `bad_key`
 */
export function pathOfKey(root: string, key: string): string {
  if (!isKey(key)) throw badKey(key)
  const path = resolve(root, key)
  if (!path.startsWith(root + sep)) throw badKey(key)
  return path
}

/** The refusal of a key that no stored file can have. */
export function badKey(key: string): StorageError {
  const shown = JSON.stringify(key.slice(0, MAX_KEY_LENGTH))
  return new StorageError('bad_key', `No stored file can have the key ${shown}.`)
}
