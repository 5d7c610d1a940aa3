import type { VoiceCommandAnswer } from '@starnest/contract/host/host'
import { Clapperboard } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'

type RecommendationsProps = {
  titles: VoiceCommandAnswer['recommendations']
  onChoose: (titleId: number) => void
}

/** What a thumbnail is drawn at, CSS pixels. */
const THUMBNAIL = { width: 160, height: 90 }

/** The titles that the host found; a press opens one. */
export function Recommendations({ titles, onChoose }: RecommendationsProps) {
  const t = useTexts('host/voice')
  const sayGenre = useTexts('core/genre')
  const id = useId()
  if (titles.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="voice-heading">
        {t('recommendations')}
      </h3>
      <ul className="voice-titles" data-focus-row="">
        {titles.map(({ id: titleId, title, genre, thumbnail }) => (
          <li key={titleId}>
            <button type="button" className="voice-title" onClick={() => onChoose(titleId)}>
              <span className="voice-thumbnail">
                <Artwork
                  src={thumbnail ?? null}
                  {...THUMBNAIL}
                  fallback={
                    <span className="voice-placeholder">
                      <Clapperboard aria-hidden className="size-6" />
                    </span>
                  }
                />
              </span>
              <span className="voice-title-name">
                <bdi>{title}</bdi>
              </span>
              <span className="voice-title-genre">{sayGenre(genre ?? 'none')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
