import type { StoredFile } from './who-may.ts'

/** Characters of a name in which a moment is looked for. */
const LOOKED_AT_CHARACTERS = 120

/** A day as cameras and telephones write it into names, `20240712` or `2024-07-12`, and the time that may
 *  follow. */
const DAY = /(?<!\d)((?:19|20)\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?!\d)/
const TIME =
  /^(?:[-_T. ]{1,3}|[-_ ]at[-_ ])([01]\d|2[0-3])[-_.:h]?([0-5]\d)[-_.:m]?([0-5]\d)(?:\d{3})?(?!\d)/

/** When a file was taken: what its camera noted in it, else what its name says, else when its bytes changed
 *  last, else when it came here. */
export function takenAt(
  file: Pick<StoredFile, 'facts' | 'originalName' | 'modifiedAt' | 'uploadedAt'>,
): Date {
  const noted = file.facts?.recordedAt
  if (noted !== undefined) return new Date(noted)
  return momentInName(file.originalName) ?? file.modifiedAt ?? file.uploadedAt
}

function momentInName(name: string): Date | null {
  const said = name.slice(0, LOOKED_AT_CHARACTERS)
  const day = DAY.exec(said)
  if (!day) return null
  const [whole, year, , month, date] = day
  const [, hours = '12', minutes = '00', seconds = '00'] =
    TIME.exec(said.slice(day.index + whole.length)) ?? []
  const moment = new Date(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
