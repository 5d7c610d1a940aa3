import { createHash, type X509Certificate } from 'node:crypto'

/** A configuration profile by which Apple's devices take in a certificate authority. The same
 *  authority gives the same profile, so that a second one takes the place of the first.
 *  Source: Apple, Configuration Profile Reference, com.apple.security.root. */
export function appleProfile(authority: X509Certificate): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>PayloadContent</key>
<array><dict>
<key>PayloadCertificateFileName</key><string>starnest-home.cer</string>
<key>PayloadContent</key><data>${authority.raw.toString('base64')}</data>
<key>PayloadDisplayName</key><string>Starnest at home</string>
<key>PayloadIdentifier</key><string>starnest.home.authority</string>
<key>PayloadType</key><string>com.apple.security.root</string>
<key>PayloadUUID</key><string>${uuidFrom(authority, 'authority')}</string>
<key>PayloadVersion</key><integer>1</integer>
</dict></array>
<key>PayloadDisplayName</key><string>Starnest at home</string>
<key>PayloadIdentifier</key><string>starnest.home</string>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadUUID</key><string>${uuidFrom(authority, 'profile')}</string>
<key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`
}

/** A UUID of version 8 made of a hash. Source: RFC 9562, 5.8. */
function uuidFrom(authority: X509Certificate, what: string): string {
  const hex = createHash('sha256').update(what).update(authority.raw).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-').toUpperCase()
}
