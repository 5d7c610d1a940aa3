import type { Spectra } from './spectrum.ts'

/** Growth of the energy from frame to frame, over all frequencies in decibels: high where something is
 *  struck. */
export function energyFlux({ frames }: Spectra): Float64Array {
  const flux = new Float64Array(frames.length)
  for (let i = 1; i < frames.length; i++) {
    const [now, before] = [frames[i], frames[i - 1]]
    if (!now || !before) continue
    let growth = 0
    for (let k = 1; k < now.length; k++) {
      growth += Math.max(0, Math.log1p(40 * (now[k] ?? 0)) - Math.log1p(40 * (before[k] ?? 0)))
    }
    flux[i] = growth
  }
  const mean = flux.reduce((sum, value) => sum + value, 0) / (flux.length || 1)
  return flux.map((value) => value - mean)
}

/** How alike a curve is to itself so many (not whole) frames later. */
function likeness(flux: Float64Array, lag: number): number {
  const whole = Math.floor(lag)
  const part = lag - whole
  let sum = 0
  for (let i = 0; i + whole + 1 < flux.length; i++) {
    const later = (flux[i + whole] ?? 0) * (1 - part) + (flux[i + whole + 1] ?? 0) * part
    sum += (flux[i] ?? 0) * later
  }
  return sum / (flux.length - whole)
}

const STEP_BPM = 0.25
/** Beats over which a tempo is compared: more beats, a sharper answer. */
const MULTIPLES = [1, 2, 4, 8, 16]

/** Quarter notes a minute at which what is struck comes again, between two bounds. Source: J. Foote and
 *  S. Uchihashi, "The Beat Spectrum" (2001). */
export function findTempo(spectra: Spectra, [low, high]: readonly [number, number]): number {
  const flux = energyFlux(spectra)
  let best = low
  let most = Number.NEGATIVE_INFINITY
  for (let bpm = low; bpm <= high; bpm += STEP_BPM) {
    const lag = 60 / bpm / spectra.hopSeconds
    const score = MULTIPLES.reduce((sum, times) => sum + likeness(flux, lag * times), 0)
    if (score > most) {
      most = score
      best = bpm
    }
  }
  return best
}
