import type { Playback } from '@starnest/contract/watch/watch'
import { useQuery } from '@tanstack/react-query'
import { extraName } from '../../../../library/videos/extra-name.ts'
import { titleVideosQuery } from '../../../../library/videos/videos.queries.ts'
import { useTexts } from '../../../../platform/texts.ts'

/** What the extra is called that plays; undefined: the title itself plays. */
export function useExtraName(titleId: number, playback: Playback | undefined): string | undefined {
  const t = useTexts('title/videos')
  const isExtra =
    playback !== undefined && playback.video !== null && playback.versions.length === 0
  const videos = useQuery({ ...titleVideosQuery(titleId), enabled: isExtra })
  if (!isExtra) return undefined
  const extra = videos.data?.extras.find(({ id }) => id === playback.video)
  return extra ? extraName(extra, t) : t('extra')
}
