import type { Look } from '@starnest/contract/editor/document'

/** What a look does to each pixel, in this order: colours are taken back towards their grey by
 *  `desaturation` (0 to 1), each channel is multiplied, then a colour is laid over as by light (screen).
 *  `vignette` is how dark the corners become, 0 to 1. */
export type LookSteps = {
  readonly desaturation: number
  readonly multiply: `#${string}`
  readonly screen: `#${string}`
  readonly vignette: number
}

/** The steps of each look. */
export const LOOK_STEPS: Readonly<Record<Exclude<Look, 'none'>, LookSteps>> = {
  warm: { desaturation: 0, multiply: '#fff0d2', screen: '#1c0d00', vignette: 0 },
  cool: { desaturation: 0.1, multiply: '#dcecff', screen: '#000a1c', vignette: 0 },
  'old-film': { desaturation: 0.85, multiply: '#f3dfb8', screen: '#1e1408', vignette: 0.6 },
  'black-and-white': { desaturation: 1, multiply: '#ffffff', screen: '#000000', vignette: 0 },
}
