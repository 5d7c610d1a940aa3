import type { Clip } from '@starnest/contract/studio/studio'
import { useQuery } from '@tanstack/react-query'
import { LoopingClip } from './looping-clip.tsx'
import { clipsQuery } from './studio.queries.ts'

/** A looping clip of the studio behind the whole page; where the library has no such clip, nothing
 *  stands there at all. */
export function ClipBackdrop({ use }: { use: Clip['use'] }) {
  const clip = useQuery(clipsQuery).data?.find((one) => one.use === use)
  return clip ? <LoopingClip clip={clip} className="looping-clip-backdrop" /> : null
}
