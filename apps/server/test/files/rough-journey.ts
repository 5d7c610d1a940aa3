import { startStarnest } from '../../../../tests/running-starnest.ts'
import { makeFilm } from './made-film.ts'
import { RoughSender } from './round-trip.ts'

const CUTS = 20
/** Of the cuts, those where the server is killed instead. */
const KILLS = new Set([7, 15])

/** What came of a journey. */
export type Journey = {
  /** Where the upload stood after each break, and where it had been cut. */
  stops: { offset: number; cutAt: number }[]
  status: number
  sent: { sha256: string; size: number }
  stored: { sha256: string; size: number }
  /** How many files the house has then, and the server's exit code at its end. */
  files: number
  exitCode: number | null
}

/** Brings a film of so many bytes to a server of its own through twenty cuts of the network, two of
 *  which are kills of the server. */
export async function travelRoughly(size: number): Promise<Journey> {
  const film = makeFilm(size)
  let starnest = await startStarnest()
  const { dataFolder } = starnest
  const sender = new RoughSender(film, () => starnest.origin)
  await sender.begin()
  const stops: Journey['stops'] = []
  for (let cut = 1; cut <= CUTS; cut += 1) {
    // At places that no block ends at, none like another.
    const cutAt = Math.floor((size * (cut + ((cut * 0.618034) % 1) - 0.5)) / (CUTS + 1))
    await sender.sendUntil(cutAt, KILLS.has(cut) ? () => starnest.kill() : undefined)
    if (KILLS.has(cut)) starnest = await startStarnest({ STARNEST_DATA: dataFolder })
    stops.push({ offset: await sender.offset(), cutAt })
  }
  const { status } = await sender.sendRest()
  const { fileSize } = await sender.file()
  const stored = { sha256: await sender.storedSha256(), size: fileSize }
  const files = await sender.countFiles()
  const exitCode = await starnest.stop()
  return { stops, status, sent: { sha256: film.sha256(), size }, stored, files, exitCode }
}
