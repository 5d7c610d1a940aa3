import type { Animation } from '@starnest/contract/catalog/catalog'
import type { ListName } from '@starnest/contract/catalog/lists'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { type ListChange, listChange, listsQuery, whoseLists } from './lists.queries.ts'

/** A title as the lists speak of it. */
export type ListedTitle = Pick<Animation, 'id' | 'title' | 'series'>

/** On which lists a title is, and how to put it there or take it off by one press. */
export function useLists(animation: ListedTitle) {
  const { data: lists } = useQuery(listsQuery)
  const put = useListing()
  const isOn = (list: ListName) => lists?.[list].includes(animation.id) ?? false
  const toggle = (list: ListName) => put(animation, { list, isOn: !isOn(list) })
  return { isOn, toggle }
}

/** Puts a title on a list or takes it off: at once on the screen, with a toast that can undo it. */
export function useListing() {
  const t = useTexts('core/lists')
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(listChange(queryClient))

  // A promise: a button that is gone by then, with its card, still says what became of its press.
  const send = (change: ListChange, onSaved?: (addedAt: string | null) => void) =>
    void mutateAsync(change).then(
      ({ addedAt }) => onSaved?.(addedAt),
      (error: Error) => sayFailed(error, () => send(change, onSaved)),
    )

  const sayFailed = (error: Error, onRetry: () => void) =>
    showToast({
      title: t('failed'),
      error,
      look: 'destructive',
      action: { label: t('retry'), onPress: onRetry },
    })

  return (listed: ListedTitle, { list, isOn }: Pick<ListChange, 'list' | 'isOn'>) => {
    const change = { profileId: whoseLists(queryClient), list, id: listed.id, isOn }
    send(change, (addedAt) =>
      showToast({
        title: t(change.isOn ? `added.${list}` : `removed.${list}`),
        description: fullTitle(listed),
        action: {
          label: t('undo'),
          onPress: () => send({ ...change, isOn: !change.isOn, addedAt: addedAt ?? undefined }),
        },
      }),
    )
  }
}
