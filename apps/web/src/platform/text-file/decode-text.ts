/** A text that was read from bytes, and the label of the charset that it was read as. */
export type DecodedText = { text: string; charset: string }

/** Marks at the beginning of a file that say its charset. Source: Encoding standard, "BOM sniff". */
const MARKS = [
  { charset: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

type OldCharset = { charset: string; common: RegExp }

/** Charsets of several bytes for a character, and the signs that most texts in them are full of. A text that
 *  is read in the wrong one is full of rare signs, or cannot be read. */
const OF_SEVERAL_BYTES: readonly OldCharset[] = [
  { charset: 'shift_jis', common: /[\u3040-\u30ff、。]/gu },
  {
    charset: 'euc-kr',
    common: /[이다는을가에의지하고은를도로한나서기니사아자어해요거그게내네안무말있없것들라만과]/gu,
  },
  {
    charset: 'gb18030',
    common:
      /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能好吗她很没，。]/gu,
  },
]

/** Charsets of one byte for a character, in which any bytes can be read. */
const OF_ONE_BYTE: readonly OldCharset[] = [
  { charset: 'windows-1251', common: /[а-яё]/gu },
  { charset: 'windows-1256', common: /[\u0620-\u064a]/gu },
]
/** Where none of them fits: Western European, in which every file can be read. */
const WESTERN = 'windows-1252'

/** Least share of the characters beyond ASCII that are common ones, where the bytes alone say much. */
const COMMON_SHARE = 0.25
/** The same where they say nothing. */
const LETTER_SHARE = 0.7
/** In Western texts most letters are ASCII, in texts of the others few are. */
const BEYOND_SHARE = 0.4
/** Bytes that are looked at where the charset has to be found out. */
const LOOKED_AT_BYTES = 200_000
/** Most bytes of one character. */
const MAX_CHARACTER_BYTES = 4

/** Reads text in whatever charset a file of subtitles is likely to be in: by its mark, else UTF-8, else
 *  what its bytes look like in one of our languages, else Western European. Null: it is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  if (mark) return read(bytes, mark.charset)
  const looked = bytes.subarray(0, LOOKED_AT_BYTES)
  // No text of these charsets has zeros.
  if (looked.includes(0)) return null
  return readStrictly(bytes, 'utf-8') ?? read(bytes, oldCharsetOf(looked))
}

const read = (bytes: Uint8Array, charset: string): DecodedText => ({
  text: new TextDecoder(charset).decode(bytes),
  charset,
})

function readStrictly(bytes: Uint8Array, charset: string): DecodedText | null {
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), charset }
  } catch {
    // Not valid in this charset.
    return null
  }
}

const oldCharsetOf = (bytes: Uint8Array): string =>
  bestOf(OF_SEVERAL_BYTES, bytes, COMMON_SHARE) ??
  bestOf(OF_ONE_BYTE, bytes, LETTER_SHARE) ??
  WESTERN

function bestOf(charsets: readonly OldCharset[], bytes: Uint8Array, least: number) {
  const best = charsets
    .map(({ charset, common }) => ({
      charset,
      share: commonShare(readUncut(bytes, charset), common),
    }))
    .toSorted((one, other) => other.share - one.share)[0]
  return best && best.share >= least ? best.charset : null
}

/** The text of bytes whose last character may be cut; null: they are not of this charset. */
function readUncut(bytes: Uint8Array, charset: string): string | null {
  if (bytes.length < LOOKED_AT_BYTES) return readStrictly(bytes, charset)?.text ?? null
  for (let cut = 0; cut < MAX_CHARACTER_BYTES; cut++) {
    const found = readStrictly(bytes.subarray(0, bytes.length - cut), charset)
    if (found) return found.text
  }
  return null
}

/** Share of a text's characters beyond ASCII that are common ones; 0 where they cannot be of this charset. */
function commonShare(text: string | null, common: RegExp): number {
  if (text === null) return 0
  const beyond = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const plain = text.match(/[a-z]/giu)?.length ?? 0
  if (beyond / (beyond + plain) < BEYOND_SHARE) return 0
  return (text.match(common)?.length ?? 0) / beyond
}
