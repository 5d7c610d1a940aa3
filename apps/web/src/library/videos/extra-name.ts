import type { TitleExtra } from '@starnest/contract/watch/videos'
import type { useTexts } from '../../platform/texts.ts'

/** What an extra is called: by its own name, else by what it is. */
export function extraName(
  { name, kind }: TitleExtra,
  t: ReturnType<typeof useTexts<'title/videos'>>,
): string {
  return name ?? t(`kind.${kind}`)
}
