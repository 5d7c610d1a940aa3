import { VOLUME_STEP } from '../../../../../library/title/player-steps.ts'

/** Largest volume of the slider. Source: specification §9, "Sliders". */
export const MAX_VOLUME = 1

const STEPS = 10

/** Loudness of the player. `volume` and `lastAudible` are 0 to 1; `lastAudible` is never 0: it is
 *  what unmuting brings back. */
export type Sound = { volume: number; isMuted: boolean; lastAudible: number }

const DEFAULT_AUDIBLE = 1

/** A volume on the slider's steps, 0 to 1; 0.30000000000000004 becomes 0.3, NaN becomes 0. */
export function toVolumeStep(volume: number): number {
  const snapped = Math.round((Number.isNaN(volume) ? 0 : volume) * STEPS) / STEPS
  return Math.min(MAX_VOLUME, Math.max(0, snapped))
}

/** Whether nothing is heard: muted, or volume 0, which counts as muted.
 *  Source: specification §4, "Player". */
export function isSilent(sound: Pick<Sound, 'volume' | 'isMuted'>): boolean {
  return sound.isMuted || sound.volume === 0
}

/** What the slider shows: 0 while silent. */
export function shownVolume(sound: Pick<Sound, 'volume' | 'isMuted'>): number {
  return isSilent(sound) ? 0 : sound.volume
}

/** The sound after the slider was moved: any audible volume unmutes, 0 mutes. */
export function withVolume(sound: Sound, volume: number): Sound {
  const step = toVolumeStep(volume)
  if (step === 0) return { ...sound, volume: 0, isMuted: true }
  return { volume: step, isMuted: false, lastAudible: step }
}

/** The sound one or more steps louder (positive) or softer; starts at 0 while muted. */
export function withVolumeSteps(sound: Sound, steps: number): Sound {
  return withVolume(sound, shownVolume(sound) + steps * VOLUME_STEP)
}

/** The sound after the mute button: silence, or the last audible volume again. */
export function withMuteToggled(sound: Sound): Sound {
  if (!isSilent(sound)) return { ...sound, isMuted: true, lastAudible: sound.volume }
  const volume = sound.volume > 0 ? sound.volume : sound.lastAudible || DEFAULT_AUDIBLE
  return { volume, isMuted: false, lastAudible: volume }
}
