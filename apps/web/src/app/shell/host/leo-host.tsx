import type { HostPick } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { openDetail } from '../../../features/catalog/detail/opened-title.ts'
import { clipsQuery } from '../../../features/studio/studio.queries.ts'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useStore } from '../../../platform/store.ts'
import { withTexts } from '../../../platform/texts.ts'
import { aiFeaturesAreAsked } from './ask-ai-features.ts'
import { useHostAction } from './use-host-action.ts'
import { useHostPlace } from './use-place.ts'

const Assistant = lazyPart(
  async () =>
    (await withTexts(import('../../../features/host/assistant/assistant.tsx'), 'host')).Assistant,
)
const AiFeatures = lazyPart(
  async () => (await withTexts(import('./ai-features.tsx'), 'host', 'title')).AiFeatures,
)

/** Milliseconds after which Leo comes. Source: specification §9, "Leo greeting delay". */
const COMES_AFTER_MS = 2000

/** Leo in the corner of every screen, and what answers by itself when it is asked for. */
export function LeoHost() {
  const areFeaturesOpen = useStore(aiFeaturesAreAsked)
  const [wereOpened, setWereOpened] = useState(false)
  if (areFeaturesOpen && !wereOpened) setWereOpened(true)
  return (
    <Suspense>
      <Leo />
      {wereOpened && (
        <Suspense>
          <AiFeatures isOpen={areFeaturesOpen} onOpenChange={aiFeaturesAreAsked.set} />
        </Suspense>
      )}
    </Suspense>
  )
}

function Leo() {
  const navigate = useNavigate()
  const run = useHostAction()
  const place = useHostPlace()
  const hasWaited = useHasWaited()
  const { data: viewer } = useQuery(viewerQuery)
  const { data: clips } = useQuery({ ...clipsQuery, enabled: hasWaited })
  if (!hasWaited || !viewer || !clips) return null
  const faces = clips.filter(({ use }) => use === 'leo')
  const { profile, companions, maximumAge } = viewer
  const who = [profile, ...companions].map(({ id }) => id).join()
  const showPick = ({ animation }: HostPick) => {
    if (!openDetail({ animation })) void navigate(`/watch/${animation.id}`)
  }
  return (
    <Suspense>
      {/* Who watches next finds an empty chat. */}
      <Assistant
        key={`${who} ${maximumAge}`}
        clips={faces}
        place={place}
        onAction={run}
        onPick={showPick}
      />
    </Suspense>
  )
}

function useHasWaited(): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), COMES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}
