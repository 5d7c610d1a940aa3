import type { Look } from '../../light/look.ts'
import { showLook } from './show-look.ts'

/** Light of a show as a background: so dark that white words stand on all of it. */
export const moodyLook = (hues: { air?: string; rim?: string } = {}): Look => ({
  ...showLook(hues),
  ambient: 0.62,
  keyPower: 0.5,
  exposure: 0.8,
  bloom: 0.5,
  vignette: 0.62,
})
