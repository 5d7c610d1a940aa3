/** Seconds of the shot 'tok' at which Bramble taps the walnut, for picture and sound. */
export const TOKS = [2, 3, 3.5, 4.5, 5, 5.5, 6, 6.5, 7, 7.5] as const
