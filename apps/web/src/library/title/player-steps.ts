/** Seconds that a film is moved by where none are named: by arrow keys, j, l, buttons and spoken orders. */
export const SKIP_SECONDS = 10
/** Step of the volume of a film, 0 to 1. Source: specification §9, "Sliders". */
export const VOLUME_STEP = 0.1
