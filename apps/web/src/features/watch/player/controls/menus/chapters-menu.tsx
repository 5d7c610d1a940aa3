import type { Playback } from '@starnest/contract/watch/watch'
import { ListVideo } from 'lucide-react'
import { formatPlaybackTime } from '../../../../../library/title/playback-time.ts'
import { useTexts } from '../../../../../platform/texts.ts'
import { seek } from '../../film/film-moves.ts'
import { useVideo } from '../../film/use-video.ts'
import { chapterAt } from './chapter-at.ts'
import { MenuChoice, type MenuSurroundings, PlayerMenu } from './player-menu.tsx'

const MOVES = ['timeupdate', 'seeked'] as const

/** The chapters of a film, with the one at hand marked; choosing one goes there. */
export function ChaptersMenu(
  props: MenuSurroundings & { video: HTMLVideoElement | null; chapters: Playback['chapters'] },
) {
  const t = useTexts('watch/watch')
  const { video, chapters } = props
  const now = useVideo(video, MOVES, (playing) => chapterAt(chapters, playing.currentTime), -1)
  return (
    <PlayerMenu
      label={t('chapters')}
      icon={<ListVideo aria-hidden />}
      onMenu={props.onMenu}
      container={props.container}
    >
      <MenuChoice
        heading={t('chapters')}
        value={String(now)}
        onChoose={(value) => {
          const chapter = chapters[Number(value)]
          if (video && chapter) seek(video, chapter.startTime)
        }}
        choices={chapters.map(({ startTime, title }, index) => ({
          value: String(index),
          label: `${formatPlaybackTime(startTime)} · ${title}`,
        }))}
      />
    </PlayerMenu>
  )
}
