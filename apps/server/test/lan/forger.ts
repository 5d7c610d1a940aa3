// What the certificates' library expects to be there before it.
import 'reflect-metadata'
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import type { CertificateAndKey } from '../../src/app/lan/certificates/authority.ts'
import type { Presented } from '../../src/app/lan/certificates/certificate-folder.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/** Signs a server's certificate for any name with an authority's key, as a thief would: without any
 *  of our own checks. */
export async function signAnything(
  { certificate, key }: CertificateAndKey,
  name: string,
): Promise<{ presented: Presented; authority: string }> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const stolen = PemConverter.decodeFirst(key)
  const forged = await X509CertificateGenerator.create({
    subject: [{ CN: ['forged'] }],
    issuer: new X509Certificate(certificate).subjectName,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    publicKey: keys.publicKey,
    signingKey: await crypto.subtle.importKey('pkcs8', stolen, CURVE, false, ['sign']),
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  })
  return {
    presented: {
      cert: `${forged.toString('pem')}\n`,
      key: PemConverter.encode(
        await crypto.subtle.exportKey('pkcs8', keys.privateKey),
        PemConverter.PrivateKeyTag,
      ),
    },
    authority: certificate,
  }
}
