import { SAMPLED_SOUNDS } from './sampled-sounds.ts'
import type { Sound } from './sound.ts'
import { SYNTHESISED_SOUNDS } from './synthesised-sounds.ts'

const SOUNDS = { ...SAMPLED_SOUNDS, ...SYNTHESISED_SOUNDS } satisfies Record<string, Sound>

/** A sound by its name. */
export type SoundName = keyof typeof SOUNDS

/** A sound and how it stands at the desk. */
export const soundOf = (name: SoundName): Sound => SOUNDS[name]
