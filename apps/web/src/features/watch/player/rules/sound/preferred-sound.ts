import type { SoundTrack } from '@starnest/contract/watch/tracks'
import * as z from 'zod/mini'

/** Key of the browser's storage that remembers in which language, and with what, films are heard. */
const STORAGE_KEY = 'starnest.sound'

const rememberedSchema = z.object({
  language: z.nullable(z.string()),
  purpose: z.enum(['main', 'description']),
})

/** Which of a film's sounds plays first, counted from 0: the one in the language that was chosen before, else in
 *  that of the interface, else the film's own. Who has chosen to be told what is seen is told it again; what
 *  those say who made the film never begins by itself. */
export function preferredSound(
  sounds: readonly SoundTrack[],
  interfaceLanguage: string,
  storage: Pick<Storage, 'getItem'> = localStorage,
): number {
  const remembered = readRemembered(storage)
  const language = remembered?.language ?? interfaceLanguage
  const wanted = remembered?.purpose ?? 'main'
  const isIn = (sound: SoundTrack) => baseOf(sound.language) === baseOf(language)
  const found = [
    sounds.findIndex((sound) => isIn(sound) && sound.purpose === wanted),
    sounds.findIndex((sound) => isIn(sound) && sound.purpose === 'main'),
    sounds.findIndex((sound) => sound.isDefault && sound.purpose === 'main'),
    sounds.findIndex((sound) => sound.purpose === 'main'),
    sounds.findIndex((sound) => sound.isDefault),
  ]
  return found.find((nth) => nth >= 0) ?? 0
}

/** Remembers what somebody chose to hear; what the makers say is for one film. */
export function rememberSound(
  { language, purpose }: SoundTrack,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  if (purpose === 'commentary') return
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ language, purpose }))
  } catch {
    // Full or forbidden storage must not disturb the film.
  }
}

function readRemembered(storage: Pick<Storage, 'getItem'>) {
  try {
    return rememberedSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? ''))
  } catch {
    // Never stored, stored by another version, or storage is forbidden here.
    return undefined
  }
}

const baseOf = (tag: string | null) => tag?.split('-')[0]
