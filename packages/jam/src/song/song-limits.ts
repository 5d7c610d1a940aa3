/** Largest text of a song, in bytes and so also in characters. Real ones have 5 to 60 kB. */
export const MAX_SONG_BYTES = 1_048_576

/** Most notes that the text of a song may name. The longest known medleys have about 4,000. */
export const MAX_SONG_NOTES = 10_000

/** Slowest and fastest `#BPM`. At 2,000 a beat lasts 7.5 ms, which is shorter than what a pitch is read
 *  from; below 10 a beat lasts 1.5 s. */
export const BPM_RANGE = { min: 10, max: 2_000 } as const

/** Where beat 0 may stand in the sound, milliseconds: at most a minute before it, at most ten after. */
export const GAP_RANGE_MS = { min: -60_000, max: 600_000 } as const

/** Latest end of a note in the sound, milliseconds: one hour. */
export const MAX_SONG_MS = 3_600_000

/** Furthest a note may be from C4, half-steps. Ears and voices end far earlier. */
export const MAX_PITCH_HALF_STEPS = 72

/** Longest title, artist, language, genre or name of a voice, characters. */
export const MAX_HEADER_LENGTH = 200

/** Longest text of one note, characters. */
export const MAX_SYLLABLE_LENGTH = 100
