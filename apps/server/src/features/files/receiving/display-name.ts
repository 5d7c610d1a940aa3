const MAX_LETTERS = 200
/** Characters at the end of what was sent that are read: a path has 4096 at most. */
const MAX_GIVEN_CHARACTERS = 4096

/** What a file is called that came without a name. */
const NAMELESS = 'File'

/** Controls, line ends and marks that turn the direction of what follows: a name has no use for
 *  them, and "exe.4pm" can be made to read as "mp4.exe" with one. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu

/** The name under which a file is shown, from what its sender calls it: the part behind the last
 *  separator, without what cannot be seen, 1 to 200 letters. It is never part of a path. */
export function displayName(given: string | null | undefined): string {
  const last = (given ?? '').slice(-MAX_GIVEN_CHARACTERS).toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const shown = last.normalize('NFC').replace(UNSEEN, '').trim()
  return [...shown].slice(0, MAX_LETTERS).join('').trim() || NAMELESS
}
