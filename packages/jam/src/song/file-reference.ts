/** Longest name of a file that a song may point to, in characters: what common disks allow. */
const MAX_REFERENCE_LENGTH = 255

const isControl = (code: number): boolean => code < 32 || code === 127

/** `C:x.mp3` and `https://x` both begin with letters and a colon. */
function hasScheme(reference: string): boolean {
  const colon = reference.indexOf(':')
  if (colon < 1) return false
  for (let at = 0; at < colon; at += 1) {
    const code = reference.charCodeAt(at) | 0x20
    const isLetter = code >= 97 && code <= 122
    const isLater = at > 0 && '0123456789+-.'.includes(reference.charAt(at))
    if (!isLetter && !isLater) return false
  }
  return true
}

/** Whether a song's text may point to this file: a name beside the text or in a folder below it, with `/`
 *  between folders. Absolute paths, `.`, `..`, backslashes, addresses (also drives), control characters and
 *  names over 255 characters are not. Source: UltraStar format 1.0, "file references". */
export function isSafeReference(reference: string): boolean {
  if (reference.length === 0 || reference.length > MAX_REFERENCE_LENGTH) return false
  for (let at = 0; at < reference.length; at += 1) {
    if (isControl(reference.charCodeAt(at))) return false
  }
  if (reference.includes('\\') || hasScheme(reference)) return false
  return reference.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
