import type { ReactNode } from 'react'
import { FirstRun } from '../../../features/profiles/setup/first-run.tsx'
import { HomeStage } from './stage/home-stage.tsx'

type BelowHeroProps = {
  /** Keeps the place until all of it can be drawn. */
  coming: ReactNode
  /** False while home is asked for anew for somebody else. */
  isStageShown: boolean
}

/** What stands between the hero and the films: the invitation of a fresh household, and the tiles. */
export function BelowHero({ coming, isStageShown }: BelowHeroProps) {
  return <FirstRun coming={coming}>{isStageShown && <HomeStage />}</FirstRun>
}
