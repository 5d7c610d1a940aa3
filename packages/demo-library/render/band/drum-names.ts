/** Drums of a kit. */
export const DRUM_NAMES = [
  ...(['kick', 'snare', 'rim', 'clap', 'snap', 'hat', 'openHat', 'ride', 'crash'] as const),
  ...(['tomHigh', 'tomMid', 'tomLow', 'shaker', 'tambourine', 'cowbell'] as const),
  ...(['congaHigh', 'congaLow', 'clave', 'sticks', 'brush', 'block', 'zap', 'bigDrum'] as const),
] as const
/** A drum of a kit. */
export type DrumName = (typeof DRUM_NAMES)[number]
