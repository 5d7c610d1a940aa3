import 'reflect-metadata'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { HOME_RANGES, homeNames, isHomeAddress } from '../home-addresses.ts'

const DAY_MS = 24 * 60 * 60_000
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

/** Years that devices have to trust an authority only once. */
const AUTHORITY_YEARS = 10

/** Days of a server's certificate. Browsers take none of more than 398. Source: CA/B Forum BR 6.3.2. */
const SERVER_DAYS = 390

/** Clocks of a home differ: certificates begin a day before they are made. */
const CLOCKS_DIFFER_MS = DAY_MS

/** Domains that exist in homes only. Source: RFC 6762, RFC 8375, RFC 6761. */
const HOME_DOMAINS = ['local', 'home.arpa', 'localhost']

/** A certificate and its key, both PEM; the key is PKCS #8. */
export type CertificateAndKey = { certificate: string; key: string }

/** Names and addresses that a certificate is for. */
export type Subjects = { names: readonly string[]; addresses: readonly string[] }

/** Makes a certificate authority that can vouch for nothing but this home: whoever stole its key could
 *  still not pose as a bank. `hostName`: as this machine calls itself. */
export async function makeAuthority(hostName: string, now: Date): Promise<CertificateAndKey> {
  const keys = await newKeys()
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(now.getUTCFullYear() + AUTHORITY_YEARS)
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: [{ CN: [`Starnest at home (${hostName})`] }, { O: ['Starnest'] }],
    notBefore: new Date(now.getTime() - CLOCKS_DIFFER_MS),
    notAfter,
    signingAlgorithm: SIGNING,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraintsFor(hostName))),
    ],
  })
  return { certificate: pem(certificate), key: await pemOf(keys) }
}

/** Makes a certificate for a server, with a key of its own. Names and addresses that the authority
 *  must not vouch for are left out. It ends no later than the authority. */
export async function signServerCertificate(
  authority: CertificateAndKey,
  subjects: Subjects,
  now: Date,
): Promise<CertificateAndKey> {
  const issuer = new X509Certificate(authority.certificate)
  const keys = await newKeys()
  const { names, addresses } = permittedSubjects(authority.certificate, subjects)
  const endMs = Math.min(now.getTime() + SERVER_DAYS * DAY_MS, issuer.notAfter.getTime())
  const certificate = await X509CertificateGenerator.create({
    subject: [{ CN: ['Starnest'] }],
    issuer: issuer.subjectName,
    notBefore: new Date(now.getTime() - CLOCKS_DIFFER_MS),
    notAfter: new Date(endMs),
    signingAlgorithm: SIGNING,
    publicKey: keys.publicKey,
    signingKey: await signingKeyOf(authority),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return { certificate: pem(certificate), key: await pemOf(keys) }
}

/** Those of some names and addresses that an authority, in PEM, may vouch for. */
export function permittedSubjects(authority: string, { names, addresses }: Subjects): Subjects {
  const found = new X509Certificate(authority).getExtension(id_ce_nameConstraints)
  const permitted = found && AsnConvert.parse(found.value, NameConstraints).permittedSubtrees
  const domains = (permitted ?? []).flatMap(({ base }) => base.dNSName ?? [])
  return {
    names: names.filter((name) => domains.some((domain) => isWithin(name, domain))),
    addresses: addresses.filter(isHomeAddress),
  }
}

/** A machine may be called like a public domain, say "studio": then the name itself is permitted, and
 *  nothing below it. A leading dot means exactly that to every verifier in use. */
function constraintsFor(hostName: string): NameConstraints {
  const ownNames = homeNames(hostName).filter(
    (name) => !HOME_DOMAINS.some((domain) => isWithin(name, domain)),
  )
  const permitted = [
    ...[...HOME_DOMAINS, ...ownNames].map((dNSName) => new GeneralName({ dNSName })),
    ...HOME_RANGES.map((iPAddress) => new GeneralName({ iPAddress })),
  ]
  const excluded = ownNames.map((name) => new GeneralName({ dNSName: `.${name}` }))
  return new NameConstraints({
    permittedSubtrees: subtrees(permitted),
    ...(excluded.length > 0 && { excludedSubtrees: subtrees(excluded) }),
  })
}

const subtrees = (bases: GeneralName[]) =>
  new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })))

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`)

const newKeys = () => crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
type Keys = Awaited<ReturnType<typeof newKeys>>

const signingKeyOf = ({ key }: CertificateAndKey) =>
  crypto.subtle.importKey('pkcs8', PemConverter.decodeFirst(key), CURVE, false, ['sign'])

const pem = (certificate: X509Certificate) => `${certificate.toString('pem')}\n`

async function pemOf({ privateKey }: Keys): Promise<string> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', privateKey)
  return `${PemConverter.encode(pkcs8, PemConverter.PrivateKeyTag)}\n`
}
