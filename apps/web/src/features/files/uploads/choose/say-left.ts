import type { Say } from '@starnest/contract/text/texts'
import type { TextKey } from '../../../../platform/text-parts.ts'
import { showToast } from '../../../../ui/toast/toast.ts'
import type { Dropped } from './dropped-files.ts'

/** Says what of a folder stays where it is, and where nothing is left to upload. */
export function sayLeft(dropped: Dropped, t: Say<TextKey<'files/uploads'>>): void {
  if (dropped.left > 0) showToast({ title: t('left', { count: dropped.left }) })
  else if (dropped.files.length === 0) showToast({ title: t('nothingToUpload') })
}
