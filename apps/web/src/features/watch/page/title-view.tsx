import type { AnimationDetail, SeriesPlace } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { relatedTo } from '../facts/related-titles.ts'
import { noticeSomebody } from '../player/end/unattended.ts'
import { useUpNext } from '../use-up-next.ts'
import { alikeQuery } from '../watch.queries.ts'
import { AboutSection } from './about-section.tsx'
import { EpisodesSection } from './episodes-section.tsx'
import { MoreLikeThis } from './more-like-this.tsx'
import { OpeningPlayer } from './states/opening-player.tsx'
import { TitleHero } from './title-hero.tsx'
import { useEpisodeMoves } from './use-episode-moves.ts'
import { usePlayerAddress } from './use-player-address.ts'
import { usePlayerCode } from './use-player-code.ts'
import { VideosSection } from './videos-section.tsx'

type TitleViewProps = { title: AnimationDetail; listButtons: ReactNode }

/** A title that was found: its hero, what it is about, what is like it, and the player over them. */
export function TitleView({ title, listButtons }: TitleViewProps) {
  const player = usePlayerAddress()
  const Player = usePlayerCode(player.isOpen)
  const [isStartedOver, setStartedOver] = useState(false)
  const playButton = useRef<HTMLButtonElement>(null)
  const library = useQuery(alikeQuery(title.category))
  const { next, episodes } = useUpNext(title)
  const related = relatedTo(title, { library: library.data ?? [], episodes })
  const moveEpisode = useEpisodeMoves(title, episodes)

  const open = (startOver: boolean) => {
    noticeSomebody()
    setStartedOver(startOver)
    player.open()
  }
  const { isOpen } = player
  const wasOpen = useRef(false)
  // The player took the focus; its button gets it back, however the player was closed.
  useEffect(() => {
    if (wasOpen.current && !isOpen) playButton.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      <TitleHero
        title={title}
        playButton={playButton}
        onPlay={() => open(false)}
        onStartOver={() => open(true)}
        listButtons={listButtons}
      />
      <AboutSection title={title} />
      <VideosSection titleId={title.id} />
      {hasSeries(title) && <EpisodesSection title={title} />}
      <MoreLikeThis
        titles={related}
        error={library.error}
        onRetry={useCallback(() => void library.refetch(), [library.refetch])}
      />
      {isOpen && !Player && <OpeningPlayer pictureUrl={title.backdropUrl} />}
      {isOpen && Player && (
        <Player
          title={title}
          related={related}
          next={next}
          moveEpisode={moveEpisode}
          isStartedOver={isStartedOver}
          video={player.video}
          onClose={player.close}
        />
      )}
    </>
  )
}

const hasSeries = (title: AnimationDetail): title is AnimationDetail & { series: SeriesPlace } =>
  title.series !== null
