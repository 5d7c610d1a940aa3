import type { Server } from 'node:http'
import { encode } from 'uqr'
import type { WayIn } from '../../features/household/pairing/pairing.service.ts'
import { inUrl } from '../lan/home-addresses.ts'
import { portOf } from '../listen.ts'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Where the browsers of this very machine find the server, which nobody else reaches. */
export function ownWayIn(server: Server, host = '127.0.0.1'): WayIn {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : inUrl(host)
  const firstVisit = `http://${name}:${portOf(server)}`
  return { addresses: [firstVisit], firstVisit, picture: drawnLines(firstVisit), fingerprint: null }
}

/** The QR code of an address, a string a line: 1 is dark, 0 is light. */
export function drawnLines(address: string): string[] {
  const { data } = encode(address, { border: 2 })
  return data.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
}
