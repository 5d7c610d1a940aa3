import { Play } from 'lucide-react'
import {
  MediaLoadingIndicator,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
} from 'media-chrome/react'
import { SKIP_SECONDS } from '../../../../library/title/player-steps.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { PlayIcons } from './play-icons.tsx'
import { SkipIcon } from './skip-icon.tsx'

/** The middle of the picture: the spinner, the large Play that a browser without autoplay needs, and
 *  on touch screens the three large buttons. */
export function MiddleControls({ needsTap, onTap }: { needsTap: boolean; onTap: () => void }) {
  const t = useTexts('watch/watch')
  return (
    <>
      <MediaLoadingIndicator slot="centered-chrome" className="player-spinner" noAutohide>
        <span slot="icon" className="player-ring" />
      </MediaLoadingIndicator>
      {needsTap ? (
        <button
          type="button"
          slot="centered-chrome"
          className="player-tap"
          aria-label={t('tapToPlay')}
          onClick={onTap}
        >
          <Play aria-hidden />
        </button>
      ) : (
        <div slot="centered-chrome" dir="ltr" className="player-thumbs">
          <MediaSeekBackwardButton seekOffset={SKIP_SECONDS} noTooltip>
            <SkipIcon />
          </MediaSeekBackwardButton>
          <MediaPlayButton noTooltip className="player-thumbs-play">
            <PlayIcons />
          </MediaPlayButton>
          <MediaSeekForwardButton seekOffset={SKIP_SECONDS} noTooltip>
            <SkipIcon isForward />
          </MediaSeekForwardButton>
        </div>
      )}
    </>
  )
}
