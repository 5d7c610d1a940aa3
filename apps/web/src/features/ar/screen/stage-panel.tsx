import type { ArExperience } from '@starnest/contract/ar/ar'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DetailCard } from '../cards/detail-card.tsx'
import { PartyCard } from '../cards/party-card.tsx'
import { PictureCard } from '../cards/picture-card.tsx'
import type { Hunt } from '../markers/hunt.ts'
import type { Tier } from '../tier.ts'
import type { SceneState } from './use-scene.ts'

/** What an experience shows at the moment. */
export type Shown = {
  hunt: Hunt
  picture: Blob | 'failed' | null
  tier: Tier
  /** Whether it stands in the room; null: it is not placed in one. */
  isPlaced: boolean | null
}

type StagePanelProps = {
  title: Animation
  experience: ArExperience | undefined
  isLoading: boolean
  shown: Shown
  drawn: SceneState
  onLeave: () => void
  onPlace: () => void
  onPictureClose: () => void
  onAgain: () => void
  onWatch: () => void
}

/** What is said at the lower end of the picture: of a marker, of a picture that was taken, that everything
 *  was found, else how it goes. Source: specification §2.14 (5), "an 'AR Instructions' box". */
export function StagePanel(props: StagePanelProps) {
  const { title, experience, shown } = props
  const { hunt, picture } = shown
  const chosen = hunt.chosen === null ? undefined : experience?.arElements[hunt.chosen]
  if (picture instanceof Blob) {
    return <PictureCard picture={picture} name={fullTitle(title)} onClose={props.onPictureClose} />
  }
  if (chosen) return <DetailCard element={chosen} onClose={props.onLeave} />
  if (hunt.isParty) {
    return <PartyCard title={title} onAgain={props.onAgain} onWatch={props.onWatch} />
  }
  return <Instructions {...props} />
}

function Instructions({ experience, isLoading, shown, drawn, onPlace }: StagePanelProps) {
  const t = useTexts('ar/ar')
  const { tier, isPlaced, picture } = shown
  return (
    <section className="ar-panel" aria-labelledby="ar-instructions-title">
      <div className="min-w-0">
        <h3 id="ar-instructions-title" className="font-display text-xl leading-tight">
          {t('instructions')}
        </h3>
        {isLoading && (
          <p role="status" className="text-mist">
            {t('loading')}
          </p>
        )}
        {experience && (
          <p className="text-pretty" dir="auto">
            {experience.arElements.length > 0 ? experience.instructions : t('empty')}
          </p>
        )}
        <p className="ar-hint">{t(`hint.${tier === 'sky' ? 'dragging' : tier}`)}</p>
        {drawn === 'impossible' && <p className="ar-hint">{t('noPictures')}</p>}
        {picture === 'failed' && (
          <p role="alert" className="ar-hint">
            {t('pictureFailed')}
          </p>
        )}
        {experience?.engine === 'language-model' && <p className="ar-hint">{t('byModel')}</p>}
      </div>
      {isPlaced === false && <Button onClick={onPlace}>{t('place')}</Button>}
    </section>
  )
}
