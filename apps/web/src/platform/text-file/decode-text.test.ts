import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
/** Letters of an alphabet that stands in one row of a charset: its first letter, and that one's byte. */
const inRow = (text: string, firstLetter: string, firstByte: number) =>
  bytes(
    ...[...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 128 ? code : code - (firstLetter.codePointAt(0) ?? 0) + firstByte
    }),
  )

it.each([
  ['a mark of UTF-8', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é', 'utf-8'],
  ['a mark of UTF-16', bytes(0xff, 0xfe, 0xe9, 0x00), 'é', 'utf-16le'],
  ['a mark of UTF-16, the other way', bytes(0xfe, 0xff, 0x00, 0xe9), 'é', 'utf-16be'],
  ['UTF-8 without a mark', new TextEncoder().encode('星 é'), '星 é', 'utf-8'],
  ['Western European', bytes(0x63, 0x61, 0x66, 0xe9, 0x21), 'café!', 'windows-1252'],
  ['Russian', inRow('привет, мир', 'а', 0xe0), 'привет, мир', 'windows-1251'],
  ['Japanese', bytes(0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf), 'こんにち', 'shift_jis'],
  [
    'Korean',
    bytes(0xbe, 0xc8, 0xb3, 0xe7, 0xc7, 0xcf, 0xbc, 0xbc, 0xbf, 0xe4),
    '안녕하세요',
    'euc-kr',
  ],
  ['Chinese', bytes(0xc4, 0xe3, 0xba, 0xc3, 0xc2, 0xf0), '你好吗', 'gb18030'],
  ['Arabic', bytes(0xe3, 0xd1, 0xcd, 0xc8, 0xc7), 'مرحبا', 'windows-1256'],
])('reads %s', (_what, file, text, charset) => {
  expect(decodeText(file)).toEqual({ text, charset })
})

it('takes no picture for a text', () => {
  expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0x00, 0x01, 0xff))).toBeNull()
})

it('reads a whole file whose character is cut where it stops looking', () => {
  // One byte of ASCII, so that the limit falls into a character.
  const coded = new Uint8Array(320_001).map((_, at) => [0xe4, 0xc7, 0xcf, 0xbf][at % 4] ?? 0)
  coded[0] = 0x20
  expect(decodeText(coded)).toEqual({ text: ` ${'하요'.repeat(80_000)}`, charset: 'euc-kr' })
})
