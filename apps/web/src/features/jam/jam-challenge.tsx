import './jam.css'
import type { JamMode } from '@starnest/contract/jam/jam'
import { ArrowLeft, Trophy } from 'lucide-react'
import { Suspense, useEffect, useReducer, useState } from 'react'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Background, ModeChooser } from './chooser/mode-chooser.tsx'
import { LeaderboardView } from './leaderboard/leaderboard-view.tsx'
import { PhonesButton } from './phones/screen/phones-button.tsx'
import type { PhonesOnStage } from './phones/screen/phones-part.tsx'
import { EMPTY_STAGE, nextStage } from './stage/jam-stage.ts'
import { ModeScreen } from './stage/mode-screen.tsx'
import type { Singer } from './takes/take-shelf.tsx'

// Nobody waits for it: it comes when somebody wants phones.
const PhonesPart = lazyPart(
  async () => (await withTexts(import('./phones/screen/phones-part.tsx'), 'jam')).PhonesPart,
)

/** What stands in the address, so that Back goes from the leaderboard to the stage and from there to the
 *  chooser. */
export type JamPlace = { mode: JamMode | null; isLeaderboard: boolean }

type JamChallengeProps = {
  place: JamPlace
  goTo: (place: JamPlace) => void
  /** What loops behind the chooser. */
  backgrounds: readonly Background[]
  /** A child watches: it begins at the easiest level. */
  isChild: boolean
  singer: Singer
}

/** The Jam Challenge: the chooser, the stage, and the leaderboard. Source: specification §2.13. */
export function JamChallenge({ place, goTo, backgrounds, isChild, singer }: JamChallengeProps) {
  const t = useTexts('jam/jam')
  const [stage, tell] = useReducer(nextStage, EMPTY_STAGE)
  const { mode, isLeaderboard } = place
  const [phonesWindow, setPhonesWindow] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [onStage, setOnStage] = useState<PhonesOnStage | null>(null)
  const phoneSingers = onStage?.singers ?? []
  useEffect(() => tell({ is: 'modeChosen', mode }), [mode])
  return (
    <div className="jam">
      <header className="jam-head" data-focus-row="">
        <ButtonLink to="/streaming" look="glass" className="max-sm:w-12 max-sm:px-0">
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          <span className="max-sm:sr-only">{t('back')}</span>
        </ButtonLink>
        <h1 className="jam-name">
          Starnest <span>{t('title')}</span>
        </h1>
        {!isLeaderboard && (
          <Button look="glass" onClick={() => goTo({ mode, isLeaderboard: true })}>
            <Trophy aria-hidden className="size-5 text-gold" />
            <span className="max-sm:sr-only">{t('houseLeaderboard')}</span>
          </Button>
        )}
      </header>
      {isLeaderboard && <LeaderboardView onBack={() => goTo({ mode, isLeaderboard: false })} />}
      {!isLeaderboard && !mode && (
        <ModeChooser
          backgrounds={backgrounds}
          onChoose={(chosen) => goTo({ mode: chosen, isLeaderboard: false })}
        />
      )}
      {!isLeaderboard && mode && mode === stage.mode && (
        <ModeScreen
          stage={{ ...stage, mode }}
          tell={tell}
          {...{ isChild, singer }}
          phones={onStage?.phones ?? null}
          phoneSingers={phoneSingers}
          phonesButton={
            <PhonesButton count={phoneSingers.length} onPress={() => setPhonesWindow('open')} />
          }
          onMode={(wanted) => goTo({ mode: wanted, isLeaderboard: false })}
          onChangeMode={() => goTo({ mode: null, isLeaderboard: false })}
        />
      )}
      {phonesWindow !== 'unasked' && (
        <Suspense>
          <PhonesPart
            isOpen={phonesWindow === 'open'}
            onOpenChange={(isOpen) => setPhonesWindow(isOpen ? 'open' : 'closed')}
            onPhones={setOnStage}
          />
        </Suspense>
      )}
    </div>
  )
}
