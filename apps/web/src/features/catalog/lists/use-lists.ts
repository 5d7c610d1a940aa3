import type { Animation } from '@starnest/contract/catalog/catalog'
import type { ListName } from '@starnest/contract/catalog/lists'
import { MAX_LIST_ENTRIES } from '@starnest/contract/list-size'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from '../../../platform/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { type ListChange, listChange, listsQuery } from './lists.queries.ts'
import { listsTexts } from './lists.texts.ts'

/** A title as the lists speak of it. */
export type ListedTitle = Pick<Animation, 'id' | 'title'>

/** On which lists a title is, and how to put it there or take it off by one press: at once on the
 *  screen, with a toast that can undo it. */
export function useLists({ id, title }: ListedTitle) {
  const t = useTexts(listsTexts)
  const { data: lists } = useQuery(listsQuery)
  const { mutateAsync } = useMutation(listChange(useQueryClient()))

  const isOn = (list: ListName) => lists?.[list].includes(id) ?? false

  // A promise: a button that is gone by then, with its card, still says what became of its press.
  const send = (change: ListChange, onSaved?: (addedAt: string | null) => void) =>
    void mutateAsync(change).then(
      ({ addedAt }) => onSaved?.(addedAt),
      (error: Error) => sayFailed(error, () => send(change, onSaved)),
    )

  const sayFailed = (error: Error, onRetry: () => void) => {
    const isFull = error instanceof HttpError && error.code === 'list_full'
    showToast({
      title: t('failed'),
      description: isFull ? t('listFull', { count: MAX_LIST_ENTRIES }) : t('failedText'),
      look: 'destructive',
      ...(!isFull && { action: { label: t('retry'), onPress: onRetry } }),
    })
  }

  const toggle = (list: ListName) => {
    const change = { list, id, isOn: !isOn(list) }
    send(change, (addedAt) =>
      showToast({
        title: t(change.isOn ? `added.${list}` : `removed.${list}`),
        description: title,
        action: {
          label: t('undo'),
          onPress: () => send({ ...change, isOn: !change.isOn, addedAt: addedAt ?? undefined }),
        },
      }),
    )
  }

  return { isOn, toggle }
}
