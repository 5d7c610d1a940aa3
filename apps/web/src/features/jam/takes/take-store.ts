import { type DBSchema, openDB } from 'idb'
import type { Take } from './take.ts'

/** Takes of one profile that a browser keeps; the oldest goes when another comes. */
export const MOST_TAKES = 8

interface TakeDatabase extends DBSchema {
  takes: { key: string; value: Take; indexes: { profileId: number } }
}

const database = () =>
  openDB<TakeDatabase>('starnest-jam', 1, {
    upgrade(made) {
      made.createObjectStore('takes', { keyPath: 'id' }).createIndex('profileId', 'profileId')
    },
  })

/** The takes of a profile on this device, the newest first.
 *  @throws DOMException where the browser keeps nothing. */
export async function listTakes(profileId: number): Promise<Take[]> {
  const opened = await database()
  const takes = await opened.getAllFromIndex('takes', 'profileId', profileId)
  opened.close()
  return takes.sort((one, other) => other.recordedAtMs - one.recordedAtMs)
}

/** Keeps a take, or what was changed of it.
 *  @throws DOMException where the browser keeps nothing, or has no room. */
export async function keepTake(take: Take): Promise<void> {
  const older = (await listTakes(take.profileId)).filter(({ id }) => id !== take.id)
  const opened = await database()
  const change = opened.transaction('takes', 'readwrite')
  for (const { id } of older.slice(MOST_TAKES - 1)) await change.store.delete(id)
  await change.store.put(take)
  await change.done
  opened.close()
}

/** Forgets a take. @throws DOMException where the browser keeps nothing. */
export async function deleteTake(id: string): Promise<void> {
  const opened = await database()
  await opened.delete('takes', id)
  opened.close()
}
