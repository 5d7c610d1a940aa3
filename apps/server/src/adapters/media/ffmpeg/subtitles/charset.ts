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

/** Text of a file whose charset nobody knows: by its byte order mark, as UTF-8 when it is that, else
 *  as what was usual for the language (a BCP 47 tag), else as windows-1252. */
export function decodeText(bytes: Uint8Array, language?: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [primary = ''] = (language ?? '').toLowerCase().split('-')
    return new TextDecoder(CHARSETS[primary] ?? 'windows-1252').decode(bytes)
  }
}
