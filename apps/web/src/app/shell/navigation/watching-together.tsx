import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TogetherDialog } from '../../../features/parents/together-dialog.tsx'
import { familyQuery } from '../../../features/profiles/profiles.queries.ts'
import { dropAnswers } from '../../../features/profiles/switch-profile.ts'

type WatchingTogetherProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The question who watches on this screen, asked from the menu. */
export function WatchingTogether({ isOpen, onOpenChange }: WatchingTogetherProps) {
  const queryClient = useQueryClient()
  const family = useQuery(familyQuery)
  return (
    <TogetherDialog
      family={family.data ?? []}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onChanged={() => dropAnswers(queryClient)}
    />
  )
}
