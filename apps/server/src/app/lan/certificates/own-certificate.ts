import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { StartupError } from '../../../ports/startup-error.ts'
import type { Presented } from './certificate-folder.ts'

/** Paths of PEM files that somebody brought. */
export type OwnCertificatePaths = { certificatePath: string; keyPath: string }

/** A certificate that somebody brought, and the names it is for, without those with a star. */
export type OwnCertificate = { presented: Presented; names: string[] }

/** Reads the certificate of STARNEST_TLS_CERT and the key of STARNEST_TLS_KEY.
 *  @throws StartupError that says which is missing or unreadable, that they do not belong together, or
 *  that the certificate has ended. */
export async function readOwnCertificate(
  { certificatePath, keyPath }: OwnCertificatePaths,
  now: Date,
): Promise<OwnCertificate> {
  const cert = await readPem('STARNEST_TLS_CERT', certificatePath)
  const key = await readPem('STARNEST_TLS_KEY', keyPath)
  const certificate = parse('STARNEST_TLS_CERT', certificatePath, () => new X509Certificate(cert))
  const privateKey = parse('STARNEST_TLS_KEY', keyPath, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new StartupError(
      `The key ${keyPath} of STARNEST_TLS_KEY does not belong to the certificate ${certificatePath}.`,
    )
  }
  if (certificate.validToDate <= now) {
    const ended = certificate.validToDate.toISOString().slice(0, 10)
    throw new StartupError(
      `The certificate ${certificatePath} of STARNEST_TLS_CERT ended on ${ended}; renew it, or ` +
        "leave STARNEST_TLS_CERT and STARNEST_TLS_KEY away to use Starnest's own.",
    )
  }
  return { presented: { cert, key }, names: dnsNamesOf(certificate) }
}

async function readPem(name: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const problem = isMissing ? 'there is no such file' : `it cannot be read (${error})`
    throw new StartupError(`${name} names ${path}, but ${problem}.`, { cause: error })
  }
}

function parse<Parsed>(name: string, path: string, read: () => Parsed): Parsed {
  try {
    return read()
  } catch (error) {
    throw new StartupError(`${path} of ${name} is no PEM file of the right kind.`, { cause: error })
  }
}

function dnsNamesOf({ subjectAltName = '' }: X509Certificate): string[] {
  return subjectAltName
    .split(', ')
    .flatMap((name) => (name.startsWith('DNS:') ? name.slice('DNS:'.length).toLowerCase() : []))
    .filter((name) => !name.includes('*'))
}
