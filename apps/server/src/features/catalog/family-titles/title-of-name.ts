import { isReleaseYear } from '@starnest/contract/catalog/release-year'

/** What a file's name says of the film in it. */
export type NamedTitle = { title: string; releaseYear: number | null }

/** The title of a film whose file name says nothing. */
const NAMELESS = 'Video'

const MAX_LETTERS = 200

/** A year in brackets anywhere, or bare as the last word but never as the first. */
const YEAR = /[([](\d{4})[)\]]|(?<=\S )(\d{4})$/

/** Names that cameras, telephones and recorders give: their underscores and numbers are no words. */
const MADE_BY_A_DEVICE = /^(?:img|vid|mov|dsc|pxl|dji|gopr|mvi|screen.?recording)[-_ ]?\d/i

/** Reads a title and, where it stands, a year from a file's name. What a camera has called a file
 *  stays as it is. Never throws. */
export function titleOfName(filename: string): NamedTitle {
  const name = filename.normalize('NFC').replace(/\.[A-Za-z0-9]{1,5}$/, '')
  if (MADE_BY_A_DEVICE.test(name)) return named(name, null)
  const spaced = name.includes(' ') ? name : name.replace(/[._]+/g, ' ')
  const trimmed = spaced.replace(/\s+/g, ' ').trim()
  const found = YEAR.exec(trimmed)
  const year = Number(found?.[1] ?? found?.[2])
  if (!found || !isReleaseYear(year)) return named(trimmed, null)
  const before = trimmed.slice(0, found.index).trim()
  const after = trimmed.slice(found.index + found[0].length).trim()
  return named(before || after || String(year), year)
}

function named(title: string, releaseYear: number | null): NamedTitle {
  const shown = [...title.replace(/^[\s\-–_.]+|(?<![\s\-–_.])[\s\-–_.]+$/g, '')]
    .slice(0, MAX_LETTERS)
    .join('')
  return { title: shown || NAMELESS, releaseYear }
}
