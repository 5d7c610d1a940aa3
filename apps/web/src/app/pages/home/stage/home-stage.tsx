import { useQuery } from '@tanstack/react-query'
import { clipsQuery } from '../../../../features/studio/studio.queries.ts'
import { isBuilt } from '../../../screens.ts'
import { JamBanner } from './jam-banner.tsx'
import { JamDemos } from './jam-demos.tsx'
import { LaunchTiles } from './launch-tiles.tsx'

/** Jam demo videos that home shows. Source: specification §2.4. */
const JAM_DEMOS = 2

/** Ways from home: tiles that lead to other screens, two demo videos of
 *  the jam stage, and its weekly banner. What is not there is not drawn. */
export function HomeStage() {
  const found = useQuery({ ...clipsQuery, retry: false })
  const clips = found.data ?? []
  const demos = clips.filter(({ use }) => use === 'jam-demo').slice(0, JAM_DEMOS)
  return (
    <div className="stage">
      <LaunchTiles clips={clips} />
      {demos.length > 0 && <JamDemos clips={demos} />}
      {found.isPending && <div className="jam-demos-coming" />}
      {isBuilt('/jam-challenge') && <JamBanner />}
    </div>
  )
}
