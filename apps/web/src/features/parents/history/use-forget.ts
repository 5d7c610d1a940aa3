import type { Profile } from '@starnest/contract/household/profiles'
import type { HistoryEntry } from '@starnest/contract/parents/history'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { buttonBeside } from '../../../ui/focus/button-beside.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { restoreTitle, useForgetTitle } from './history.queries.ts'

/** The way to have a title forgotten that a profile watched, and to bring it back by the toast that
 *  follows. The focus goes on to the button beside the one that goes; `fallback` gets it where there
 *  is none. */
export function useForget({ id: profileId }: Profile, fallback: RefObject<HTMLElement | null>) {
  const t = useTexts('parents/history')
  const queryClient = useQueryClient()
  const forgetting = useForgetTitle(profileId)
  const failed = (error: unknown) => showToast({ title: t('failed'), error, look: 'destructive' })

  return ({ animation }: HistoryEntry, pressed: HTMLElement) => {
    const titleId = animation.id
    const title = fullTitle(animation)
    const neighbour = buttonBeside(pressed) ?? fallback.current
    neighbour?.focus()
    forgetting.mutateAsync(titleId).then(({ watched }) => {
      if (!watched) return
      const undo = () =>
        restoreTitle(queryClient, { profileId, titleId, watched }).then(
          () => showToast({ title: t('restored', { title }) }),
          failed,
        )
      showToast({
        title: t('removed'),
        description: t('removedText', { title }),
        action: { label: t('undo'), onPress: () => void undo() },
      })
    }, failed)
  }
}
