import { renderUnicodeCompact } from 'uqr'
import type { WayIn } from '../../features/household/pairing/pairing.service.ts'
import { CODE_LIFETIME_MS, type ShownCode } from '../../features/household/pairing/pairing-codes.ts'

/** Escape codes around a line; blocks are drawn where the code is light. Source: ECMA-48, SGR. */
const WHITE_ON_BLACK = '\x1b[97;40m$&\x1b[0m'

type Say = (sentence: string) => void

/** Says in the terminal how other devices get here. */
export function sayWayIn({ addresses, firstVisit, fingerprint }: WayIn, say: Say): void {
  say(`For the other devices at home: ${addresses.join('  or  ')}`)
  if (fingerprint === null) say('A device scans this:')
  else say(`On its first visit a device opens ${firstVisit}, or scans this:`)
  say(drawn(firstVisit))
  if (fingerprint !== null) say(`Fingerprint (SHA-256) of this home: ${fingerprint}`)
}

/** A QR code in characters. A terminal is told which colours to take: dark on light is what every
 *  camera reads. */
function drawn(address: string): string {
  const picture = renderUnicodeCompact(address, { border: 2 })
  return process.stdout.isTTY ? picture.replace(/^.*$/gm, WHITE_ON_BLACK) : picture
}

/** Says in the terminal the code that a new device needs. */
export function sayCode({ code }: ShownCode, say: Say): void {
  const minutes = CODE_LIFETIME_MS / 60_000
  say(`Pairing code: ${code.slice(0, 3)} ${code.slice(3)} (for ${minutes} minutes)`)
}
