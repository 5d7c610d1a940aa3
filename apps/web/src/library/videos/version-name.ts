import type { TitleVersion } from '@starnest/contract/watch/videos'
import type { useTexts } from '../../platform/texts.ts'

type Saying = { t: ReturnType<typeof useTexts<'title/videos'>>; language: string }

/** Minutes by which versions differ that are another cut. */
const CUT_MINUTES = 2

/** What each version is called, by its number: what its name says, the lines of its picture, and how long it
 *  lasts where that differs. Two that would be called the same are counted. */
export function versionNames(
  versions: readonly TitleVersion[],
  { t, language }: Saying,
): ReadonlyMap<number, string> {
  const minutes = versions.flatMap(({ duration }) => (duration > 0 ? [duration / 60] : []))
  const areCuts = Math.max(...minutes) - Math.min(...minutes) >= CUT_MINUTES
  const names = new Map<number, string>()
  const taken = new Map<string, number>()
  for (const { id, label, height, duration } of versions) {
    const parts = [
      label,
      height === null ? null : linesOf(height),
      areCuts && duration > 0
        ? t('minutes', { minutes: Math.round(duration / 60).toLocaleString(language) })
        : null,
    ].filter((part) => part !== null)
    const name = parts.length > 0 ? parts.join(' · ') : t('version')
    const nth = (taken.get(name) ?? 0) + 1
    taken.set(name, nth)
    names.set(id, nth === 1 ? name : `${name} ${nth}`)
  }
  return names
}

/** Lines of a picture as people call them. A wide film of 4K or 1080p has fewer than its name says. */
function linesOf(heightPx: number): string {
  return heightPx >= 1440 ? '4K' : `${heightPx}p`
}
