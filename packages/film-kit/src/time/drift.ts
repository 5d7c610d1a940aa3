/** Smooth, endless wandering in [-1, 1]: camera drift, idle sway. `t` in seconds; every seed
 *  wanders another way. */
export const drift = (t: number, seed = 0): number =>
  0.5 * Math.sin(t * 1.13 + seed * 7.1) +
  0.3 * Math.sin(t * 2.27 + seed * 3.3) +
  0.2 * Math.sin(t * 3.71 + seed * 5.7)
