import type { InterfaceLanguage } from '@starnest/contract/text/languages'

const LATIN = ['KB', 'MB', 'GB'] as const
const UNITS: Record<InterfaceLanguage, readonly string[]> = {
  en: ['Bytes', ...LATIN],
  es: ['bytes', ...LATIN],
  fr: ['octets', 'Ko', 'Mo', 'Go'],
  de: ['Byte', ...LATIN],
  it: ['byte', ...LATIN],
  pt: ['bytes', ...LATIN],
  ja: ['バイト', ...LATIN],
  ko: ['바이트', ...LATIN],
  zh: ['字节', ...LATIN],
  ar: ['بايت', 'كيلوبايت', 'ميجابايت', 'جيجابايت'],
  hi: ['बाइट', ...LATIN],
  ru: ['Б', 'КБ', 'МБ', 'ГБ'],
}

/** A size in bytes for people: Bytes, KB, MB or GB of 1024 of the one before, with at most 2
 *  decimals. Source: specification §9, "File size display". */
export function byteSize(bytes: number, language: InterfaceLanguage): string {
  const units = UNITS[language]
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return `${number.format(value)} ${units[unit]}`
}
