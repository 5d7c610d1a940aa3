import { preferencesOf } from '@starnest/contract/household/profiles'
import { CAPTION_LOOKS, type CaptionLook } from '@starnest/contract/watch/caption-look'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useActiveProfile } from '../family/active-profile.ts'
import { updateProfilePreferences } from '../family/profile-preferences.ts'

/** How captions look for whoever chose nothing. */
export const FIRST_CAPTION_LOOK: CaptionLook = {
  size: CAPTION_LOOKS.size[0],
  color: CAPTION_LOOKS.color[0],
  background: CAPTION_LOOKS.background[0],
  edge: CAPTION_LOOKS.edge[0],
  place: CAPTION_LOOKS.place[0],
}

/** How captions look for whoever watches, and the way to change it. */
export type CaptionLookChoice = ReturnType<typeof useCaptionLook>

/** How captions look for whoever watches. A change is seen at once and saved for the profile; what
 *  could not be saved is taken back, and `retry` tries it again. */
export function useCaptionLook() {
  const profile = useActiveProfile()
  // At once, so that two presses in a moment both count.
  const [wanted, setWanted] = useState<CaptionLook>()
  const { mutate, variables, error } = useMutation({
    mutationFn: (captionLook: CaptionLook) => updateProfilePreferences({ captionLook }),
  })
  const saved = profile && preferencesOf(profile).captionLook
  const look = wanted ?? saved ?? FIRST_CAPTION_LOOK
  const save = (next: CaptionLook) => {
    setWanted(next)
    // Only the last of several is told that it is settled.
    mutate(next, { onSettled: () => setWanted(undefined) })
  }
  return {
    look,
    choose: (changed: Partial<CaptionLook>) => save({ ...look, ...changed }),
    error,
    retry: () => void (variables && save(variables)),
  }
}

/** What the style sheet of captions reads of a look. */
export function captionLookData({ size, color, background, edge }: CaptionLook) {
  return {
    'data-size': size,
    'data-color': color,
    'data-background': background,
    'data-edge': edge,
  }
}
