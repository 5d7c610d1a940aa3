import type { InterfaceLanguage } from '@starnest/contract/text/texts'

const UNITS: Record<InterfaceLanguage, readonly string[]> = {
  en: ['Bytes', 'KB', 'MB', 'GB'],
  es: ['bytes', 'KB', 'MB', 'GB'],
  fr: ['octets', 'Ko', 'Mo', 'Go'],
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
