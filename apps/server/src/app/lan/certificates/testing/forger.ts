import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import {
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import type { CertificateAndKey } from '../authority.ts'
import type { Presented } from '../certificate-folder.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/** Signs a server's certificate for any name with an authority's key, as a thief would: without any
 *  of our own checks. */
export async function signAnything(
  { certificate, key }: CertificateAndKey,
  name: string,
): Promise<{ presented: Presented; authority: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const forged = await X509CertificateGenerator.create({
    subject: [{ CN: ['forged'] }],
    issuer: new X509Certificate(certificate).subjectName,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    publicKey: publicKey.toCryptoKey(CURVE, true, ['verify']),
    signingKey: createPrivateKey(key).toCryptoKey(CURVE, true, ['sign']),
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  })
  return {
    presented: {
      cert: `${forged.toString('pem')}\n`,
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    authority: certificate,
  }
}
