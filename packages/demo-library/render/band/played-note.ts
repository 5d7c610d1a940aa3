/** A note of a player: seconds of the piece, MIDI number, loudness 0 to 1; `legato` where it begins as
 *  the one before it ends. */
export type PlayedNote = {
  at: number
  seconds: number
  pitch: number
  loud: number
  legato?: boolean
}
