import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { type ContinueChange, continueChange, whoseLists } from './lists.queries.ts'
import type { ListedTitle } from './use-lists.ts'

/** Takes a title out of Continue Watching until it is watched again: at once on the screen, with a
 *  toast that can undo it. Where the profile stands in it is kept. */
export function useRemoveFromContinueWatching(): (title: ListedTitle) => void {
  const t = useTexts('core/lists')
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(continueChange(queryClient))

  // A promise: the card is gone by then, and what became of the press is said all the same.
  const send = (change: ContinueChange, onSaved?: () => void) =>
    void mutateAsync(change).then(
      () => onSaved?.(),
      (error: unknown) =>
        showToast({
          title: t('failed'),
          error,
          look: 'destructive',
          action: { label: t('retry'), onPress: () => send(change, onSaved) },
        }),
    )

  return ({ id, ...named }) => {
    const change = { profileId: whoseLists(queryClient), id, isHidden: true }
    send(change, () =>
      showToast({
        title: t('removedFromContinue'),
        description: t('historyKept', { title: fullTitle(named) }),
        action: { label: t('undo'), onPress: () => send({ ...change, isHidden: false }) },
      }),
    )
  }
}
