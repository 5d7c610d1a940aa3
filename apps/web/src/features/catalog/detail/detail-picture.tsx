import type { Animation } from '@starnest/contract/catalog/catalog'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useCallback, useEffect, useState } from 'react'
import { useViewingPreferences } from '../../../library/family/viewing-preferences.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { widePicture } from '../../../library/title/wide-picture.ts'
import { useCaptionChoice } from '../../../platform/captions/use-caption-choice.ts'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { TitlePoster } from '../cards/title-poster.tsx'

type DetailPictureProps = {
  animation: Animation
  /** What the view is of: the title, or its series. */
  name: string
  isTrailerOn: boolean
  onTrailerEnd: () => void
}

/** The title's wide picture with its lettering, or its trailer with sound. */
export function DetailPicture({ animation, name, isTrailerOn, onTrailerEnd }: DetailPictureProps) {
  return (
    <div className="detail-picture">
      <Artwork
        {...widePicture(animation)}
        width={1280}
        height={720}
        sizes="(min-width: 64rem) 64rem, 100vw"
        isUrgent
        fallback={<TitlePoster animation={animation} />}
      />
      {isTrailerOn && animation.trailerUrl ? (
        <Trailer
          url={animation.trailerUrl}
          captions={animation.trailerCaptions}
          onEnd={onTrailerEnd}
        />
      ) : (
        <Lettering name={name} logoUrl={name === fullTitle(animation) ? animation.logoUrl : null} />
      )}
    </div>
  )
}

/** The dialog has the title as its name; this is how it looks. */
function Lettering({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (logoUrl === null || isBroken) {
    return (
      <p aria-hidden className="detail-lettering font-display text-5xl text-balance text-shadow-lg">
        {name}
      </p>
    )
  }
  return (
    <img
      src={logoUrl}
      alt=""
      draggable={false}
      className="detail-lettering detail-logo"
      onError={() => setBroken(true)}
    />
  )
}

type TrailerProps = { url: string; captions: readonly CaptionTrack[]; onEnd: () => void }

function Trailer({ url, captions, onEnd }: TrailerProps) {
  const language = useLanguage()
  const { showSubtitles } = useViewingPreferences()
  const { shown } = useCaptionChoice(captions, { language, showSubtitles })
  const end = useCallback(() => onEnd(), [onEnd])
  useEffect(() => {
    claimSound(end)
    return () => releaseSound(end)
  }, [end])
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are the tracks in it, which the rule does not see
    <video
      src={url}
      autoPlay
      playsInline
      controls
      controlsList="nodownload"
      className="absolute inset-0 size-full bg-space-950 object-contain"
      onEnded={onEnd}
      onError={onEnd}
    >
      {captions.map((track) => (
        <track
          key={track.url}
          kind="captions"
          srcLang={track.language}
          label={track.label}
          src={track.url}
          default={track.language === shown}
        />
      ))}
    </video>
  )
}
