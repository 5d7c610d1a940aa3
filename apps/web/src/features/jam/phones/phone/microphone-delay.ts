import { browserStorage } from '../../../../platform/browser-storage.ts'

/** Where this browser keeps how late its microphone hears, in milliseconds. */
const DELAY_KEY = 'starnest-jam-microphone-delay'
/** What hearing takes on most phones. Source: research on singing games, "Calibration", start value. */
const USUAL_DELAY_MS = 60
/** The latest that a phone can be said to be, in milliseconds. */
export const MOST_DELAY_MS = 600

/** How late this phone's microphone hears, in milliseconds, as it was said here before. */
export function keptDelayMs(): number {
  const kept = Number(browserStorage.getItem(DELAY_KEY) ?? Number.NaN)
  return kept >= 0 && kept <= MOST_DELAY_MS ? Math.round(kept) : USUAL_DELAY_MS
}

/** Keeps how late it hears for the next time. */
export const keepDelayMs = (delayMs: number): void =>
  browserStorage.setItem(DELAY_KEY, `${delayMs}`)
