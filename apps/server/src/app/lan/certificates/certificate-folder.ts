import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../../ports/startup-error.ts'
import {
  type CertificateAndKey,
  makeAuthority,
  permittedSubjects,
  type Subjects,
  signServerCertificate,
} from './authority.ts'

const DAY_MS = 24 * 60 * 60_000

/** A certificate is made anew when it would end within so many days. */
const RENEW_DAYS = 30

const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/** What a server presents: its own certificate followed by its authority's, and its key, as PEM. */
export type Presented = { cert: string; key: string }

/** The home's certificates of now. `authority`: PEM, what devices trust. */
export type HomeCertificates = { presented: Presented; authority: string }

type FolderOptions = {
  /** Where certificates and keys are kept. */
  folder: string
  /** As this machine calls itself. */
  hostName: string
  subjects: Subjects
  now: Date
}

/** The home's certificates, made on first use and made anew where they are about to end or do not name
 *  this machine any more. The authority stays the same for years, so that devices trust it once.
 *  @throws StartupError when the authority's files cannot be used. */
export async function keepCertificates(options: FolderOptions): Promise<HomeCertificates> {
  const { folder, subjects, now } = options
  await makeFolder(folder)
  const authority = await keepAuthority(options)
  const issuer = new X509Certificate(authority.certificate)
  const stored = await readPair(folder, 'server')
  const isGood = stored !== undefined && isStillGood(stored, { issuer, subjects, now })
  const server = isGood ? stored : await signServerCertificate(authority, subjects, now)
  if (!isGood) await writePair(folder, 'server', server)
  return {
    presented: { cert: server.certificate + authority.certificate, key: server.key },
    authority: authority.certificate,
  }
}

async function keepAuthority(options: FolderOptions): Promise<CertificateAndKey> {
  const { folder, hostName, now } = options
  const stored = await readPair(folder, 'authority')
  if (stored) {
    refuseDamaged(stored, folder)
    const leftMs = new X509Certificate(stored.certificate).validToDate.getTime() - now.getTime()
    if (leftMs > RENEW_DAYS * DAY_MS) return stored
  }
  const made = await makeAuthority(hostName, now)
  await writePair(folder, 'authority', made)
  return made
}

function refuseDamaged({ certificate, key }: CertificateAndKey, folder: string): void {
  try {
    if (new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))) return
  } catch (error) {
    throw damaged(folder, error)
  }
  throw damaged(folder)
}

/** Whether a certificate still fits: key, authority, names and time. What cannot be read does not. */
function isStillGood(
  { certificate, key }: CertificateAndKey,
  { issuer, subjects, now }: { issuer: X509Certificate; subjects: Subjects; now: Date },
): boolean {
  try {
    const own = new X509Certificate(certificate)
    const leftMs = own.validToDate.getTime() - now.getTime()
    const longestMs = issuer.validToDate.getTime() - now.getTime()
    const isInTime = leftMs > RENEW_DAYS * DAY_MS && own.validFromDate <= now && longestMs >= leftMs
    const isOurs = own.verify(issuer.publicKey) && own.checkPrivateKey(createPrivateKey(key))
    return isInTime && isOurs && namesAll(own, issuer, subjects)
  } catch {
    return false
  }
}

function namesAll(own: X509Certificate, issuer: X509Certificate, subjects: Subjects): boolean {
  const { names, addresses } = permittedSubjects(issuer.toString(), subjects)
  return (
    names.every((name) => own.checkHost(name) !== undefined) &&
    addresses.every((address) => own.checkIP(address) !== undefined)
  )
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    throw new StartupError(`Starnest cannot keep certificates in ${folder}: ${error}.`, {
      cause: error,
    })
  }
}

/** Both files of a pair. Undefined when the certificate is not there: it is written last, so nobody
 *  has ever seen one whose key alone is there. */
async function readPair(folder: string, name: string): Promise<CertificateAndKey | undefined> {
  const certificate = await readText(join(folder, `${name}.crt`))
  if (certificate === undefined) return undefined
  return { certificate, key: (await readText(join(folder, `${name}.key`))) ?? '' }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new StartupError(`Starnest cannot read ${path}: ${error}.`, { cause: error })
  }
}

async function writePair(folder: string, name: string, pair: CertificateAndKey): Promise<void> {
  await rm(join(folder, `${name}.crt`), { force: true })
  await writeWhole(join(folder, `${name}.key`), pair.key)
  await writeWhole(join(folder, `${name}.crt`), pair.certificate)
}

/** Writes a whole file or nothing, readable by its owner only from the first byte. */
async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.new`
  await rm(unfinished, { force: true })
  const file = await open(unfinished, 'wx', OWNER_ONLY_FILE)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

function damaged(folder: string, cause?: unknown): StartupError {
  return new StartupError(
    `The certificate authority in ${folder} is damaged. Move that folder away: Starnest then makes ` +
      'a new one, which every device has to trust anew.',
    { cause },
  )
}
