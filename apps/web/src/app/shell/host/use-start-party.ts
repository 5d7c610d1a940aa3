import { useQueryClient } from '@tanstack/react-query'
import { partyQuery, usePartyCommand, wasFaster } from '../../../features/party/party.queries.ts'
import { refusalOf } from '../../../library/refusal/refusal.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'

/** Shows a title to everybody at the party, as if it had been chosen there. */
export function useStartParty(): (titleId: number | null) => Promise<void> {
  const t = useTexts('party/party')
  const queryClient = useQueryClient()
  const { mutateAsync } = usePartyCommand()
  return async (titleId) => {
    if (titleId === null) return
    try {
      // A command names the change that it saw last.
      await queryClient.fetchQuery(partyQuery)
      await mutateAsync({ is: 'show', titleId })
    } catch (error) {
      if (!(error instanceof Error) || wasFaster(error)) return
      const isNotForAll = refusalOf(error) === 'title_not_found'
      showToast({
        title: t(isNotForAll ? 'notForAll' : 'steerFailed'),
        ...(!isNotForAll && { error }),
        look: 'destructive',
      })
    }
  }
}
