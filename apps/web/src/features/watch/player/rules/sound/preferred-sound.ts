import type { SoundTrack } from '@starnest/contract/watch/tracks'
import * as z from 'zod/mini'
import { browserStorage } from '../../../../../platform/browser-storage.ts'

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
  storage: Pick<Storage, 'getItem'> = browserStorage,
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
  storage: Pick<Storage, 'setItem'> = browserStorage,
): void {
  if (purpose === 'commentary') return
  storage.setItem(STORAGE_KEY, JSON.stringify({ language, purpose }))
}

function readRemembered(storage: Pick<Storage, 'getItem'>) {
  try {
    return rememberedSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? ''))
  } catch {
    // Never stored, or stored by another version.
    return undefined
  }
}

const baseOf = (tag: string | null) => tag?.split('-')[0]
