import type { OwnCertificatePaths } from './certificates/own-certificate.ts'

/** How the house is opened to its network. `host`: the address to listen on; undefined: all of them.
 *  `port` is that of HTTPS; the trust page has the next one, each any free one for 0. */
export type LanSettings = {
  host: string | undefined
  port: number
  ownCertificate: OwnCertificatePaths | undefined
}
