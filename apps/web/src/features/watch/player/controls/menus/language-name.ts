/** A language as people call it who read `inLanguage`; undefined: nobody knows which it is. */
export function languageName(tag: string | null, inLanguage: string): string | undefined {
  if (tag === null) return undefined
  try {
    const names = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' })
    return names.of(tag) ?? names.of(tag.split('-')[0] ?? tag)
  } catch {
    // A file says what it likes.
    return undefined
  }
}
