import { analyse } from 'chardet'

/** What subtitles in a language were written in before Unicode, for those of other letters than
 *  Western Europe's. Names are of the Encoding Standard. */
const CHARSETS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ru', 'uk', 'be', 'bg', 'mk', 'sr'].map((tag) => [tag, 'windows-1251'])),
  ...Object.fromEntries(
    ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro', 'sq'].map((tag) => [tag, 'windows-1250']),
  ),
  ...{ el: 'windows-1253', tr: 'windows-1254', he: 'windows-1255', ar: 'windows-1256' },
  ...{ fa: 'windows-1256', lt: 'windows-1257', lv: 'windows-1257', et: 'windows-1257' },
  ...{ vi: 'windows-1258', th: 'windows-874', ja: 'shift_jis', ko: 'euc-kr', zh: 'gb18030' },
}

/** Other charsets that such languages were written in, which a detector may find. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'windows-1250': ['iso-8859-2'],
  'windows-1251': ['koi8-r', 'iso-8859-5'],
  'windows-1252': ['iso-8859-1'],
  'windows-1253': ['iso-8859-7'],
  'windows-1254': ['iso-8859-9'],
  'windows-1255': ['iso-8859-8'],
  'windows-1256': ['iso-8859-6'],
  shift_jis: ['euc-jp', 'iso-2022-jp'],
  gb18030: ['big5'],
}

/** Bytes that a detector looks at: enough for some hundred captions. */
const LOOKED_AT_BYTES = 64 * 1024
/** Of a hundred, how sure a detector has to be where no language is known. */
const SURE_PERCENT = 30

/** Text of a file whose charset nobody knows: by its byte order mark, as UTF-8 when it is that, else by
 *  what a detector finds in it. With a language (a BCP 47 tag) only what that was written in counts, and
 *  without a find what was usual for it; else windows-1252. */
export function decodeText(bytes: Uint8Array, language?: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(charsetOf(bytes, language)).decode(bytes)
  }
}

function charsetOf(bytes: Uint8Array, language: string | undefined): string {
  const found = analyse(bytes.subarray(0, LOOKED_AT_BYTES)).flatMap(({ name, confidence }) => {
    const charset = name.toLowerCase()
    return isDecodable(charset) ? [{ charset, confidence }] : []
  })
  if (language === undefined) {
    const best = found.find(({ confidence }) => confidence >= SURE_PERCENT)
    return best?.charset ?? 'windows-1252'
  }
  const [primary = ''] = language.toLowerCase().split('-')
  const usual = CHARSETS[primary] ?? 'windows-1252'
  const possible = [usual, ...(ALSO[usual] ?? [])]
  return found.find(({ charset }) => possible.includes(charset))?.charset ?? usual
}

/** Unicode is known by then, and what a detector calls by other names cannot be decoded. */
function isDecodable(charset: string): boolean {
  if (charset.startsWith('utf-') || charset === 'ascii') return false
  try {
    return new TextDecoder(charset).encoding !== 'replacement'
  } catch {
    return false
  }
}
