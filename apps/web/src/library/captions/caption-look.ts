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

/** Whether captions whose file says how they look are drawn so. As long as nobody said whose styles they have, a
 *  look of one's own counts more than the file's, and so does the wish for more contrast. */
export function showsFileStyles(
  look: CaptionLook,
  { wantsContrast }: { wantsContrast: boolean },
): boolean {
  if (look.styles !== undefined) return look.styles === 'file'
  return !wantsContrast && CHOICES.every((choice) => look[choice] === FIRST_CAPTION_LOOK[choice])
}

const CHOICES = ['size', 'color', 'background', 'edge', 'place'] as const

/** How captions look for whoever watches, and the way to change it. */
export type CaptionLookChoice = ReturnType<typeof useCaptionLook>

/** How captions look for whoever watches. A change is seen at once and saved for the profile; what
 *  could not be saved is taken back, and `retry` tries it again. */
export function useCaptionLook() {
  const profile = useActiveProfile()
  // At once, so that two presses in a moment both count.
  const [wanted, setWanted] = useState<CaptionLook>()
  const { mutate, variables, error } = useMutation({
    mutationFn: (captionLook: CaptionLook) =>
      updateProfilePreferences(profile?.id, { captionLook }),
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
    /** The last choice counts: who chooses a look sees it, whatever the captions' file says. */
    choose: (changed: Partial<CaptionLook>) =>
      save({ ...look, styles: look.styles === 'look' ? 'look' : undefined, ...changed }),
    reset: () => save(FIRST_CAPTION_LOOK),
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
