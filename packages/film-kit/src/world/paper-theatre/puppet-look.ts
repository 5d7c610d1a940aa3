/** Colours and cut of a puppet about 2.9 m tall. */
export type PuppetLook = {
  skin: string
  hair: string
  /** quiff: short and swept up · long: to the shoulders. */
  hairCut: 'quiff' | 'long'
  coat: string
  coatLow: string
  trim: string
  /** Legs, or a skirt of this colour. */
  legs?: string
  skirt?: string
  cape?: string
  crown?: string
  eye?: readonly [upper: string, lower: string]
  seed?: number
}
