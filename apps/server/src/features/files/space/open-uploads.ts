/** An upload that is open, or a form on its way. */
export type OpenUpload = {
  readonly id: string
  readonly profileId: number
  readonly householdId: number
  /** Bytes that it was given room for. */
  grantedBytes: number
  /** Bytes of it that are here. */
  arrivedBytes: number
}

/** A form on its way to this process: nobody can go on with it later, so it is not written down. `fileIds`:
 *  uploads that its files become. */
export type OpenForm = OpenUpload & { readonly fileIds: string[] }

/** Of whom open uploads are asked; nothing said: of everybody. */
export type OpenOf = { householdId?: number; profileId?: number }

/** Uploads that are written down and whose bytes are not all a file yet. */
export type ListWrittenDown = (of: OpenOf) => Promise<OpenUpload[]>

/** What is open: the uploads of all nodes, as the database has them at this moment, and the forms of this
 *  process. */
export class OpenUploads {
  readonly #listWrittenDown: ListWrittenDown
  readonly #forms = new Set<OpenForm>()

  constructor(listWrittenDown: ListWrittenDown) {
    this.#listWrittenDown = listWrittenDown
  }

  add(form: OpenForm): void {
    this.#forms.add(form)
  }

  forget(form: OpenForm): void {
    this.#forms.delete(form)
  }

  /** A file of a form is counted with its form, also while it is already an upload of its own. */
  async list(of: OpenOf = {}): Promise<OpenUpload[]> {
    const writtenDown = await this.#listWrittenDown(of)
    const forms = [...this.#forms]
    const counted = new Set(forms.flatMap(({ fileIds }) => fileIds))
    return [
      ...writtenDown.filter(({ id }) => !counted.has(id)),
      ...forms.filter((form) => isOf(form, of)),
    ]
  }
}

const isOf = (open: OpenUpload, { householdId, profileId }: OpenOf) =>
  (householdId === undefined || open.householdId === householdId) &&
  (profileId === undefined || open.profileId === profileId)

/** What open uploads besides one come to, of its profile and of its household. */
export function othersOf(
  all: readonly OpenUpload[],
  { id, profileId, householdId }: Pick<OpenUpload, 'id' | 'profileId' | 'householdId'>,
) {
  const others = all.filter((one) => one.id !== id && one.householdId === householdId)
  return {
    openBytes: grantedBytesOf(others.filter((one) => one.profileId === profileId)),
    householdOpenBytes: grantedBytesOf(others),
  }
}

/** Bytes that were promised to uploads. */
export const grantedBytesOf = (all: readonly OpenUpload[]) =>
  all.reduce((sum, { grantedBytes }) => sum + grantedBytes, 0)

/** Those of them that have yet to come. */
export const comingBytesOf = (all: readonly OpenUpload[]) =>
  all.reduce(
    (sum, { grantedBytes, arrivedBytes }) => sum + Math.max(0, grantedBytes - arrivedBytes),
    0,
  )
