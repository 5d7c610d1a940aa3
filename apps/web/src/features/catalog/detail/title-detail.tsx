import type { Animation } from '@starnest/contract/catalog/catalog'
import { Info, Play, X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTitleGone } from '../../../library/title/use-title-gone.ts'
import { TitleExtras } from '../../../library/videos/title-extras.tsx'
import { VersionChoice } from '../../../library/videos/version-choice.tsx'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { nameOf, watchedId } from '../cards/card-title.ts'
import { ListButtons } from '../lists/list-buttons.tsx'
import { useRemoveFromContinueWatching } from '../lists/use-remove-from-continue-watching.ts'
import './detail.css'
import { DetailFacts } from './detail-facts.tsx'
import { DetailPicture } from './detail-picture.tsx'
import { closeDetail, type OpenedTitle } from './opened-title.ts'
import { ScriptPanel } from './script/script-panel.tsx'
import { SimilarTitles } from './similar-titles.tsx'
import { useFacts } from './use-facts.ts'

const TitleSummary = lazyPart(
  async () =>
    (await withTexts(import('../../../library/summary/title-summary.tsx'), 'title')).TitleSummary,
)

/** What is open, and further buttons of it, of other parts of the product. */
export type TitleDetailProps = OpenedTitle & {
  actions?: ((title: Animation) => ReactNode) | undefined
}

/** Everything about one title, over the screen it was chosen on: picture or trailer, what can be done
 *  with it, what it is about, who plays in it, its script, and similar titles. */
export function TitleDetail({ tile, isOpen, actions }: TitleDetailProps) {
  const { animation } = tile
  // Here and not at its button, so that its toast comes when the view has closed.
  const remove = useRemoveFromContinueWatching()
  const change = (isStillOpen: boolean) => {
    if (!isStillOpen) closeDetail()
  }
  return (
    <Dialog
      title={nameOf(tile)}
      size="large"
      isTitleHidden
      takesInFloating
      isOpen={isOpen}
      onOpenChange={change}
    >
      <DetailOfTitle key={animation.id} tile={tile} actions={actions} onRemove={remove} />
    </Dialog>
  )
}

type PartProps = Pick<TitleDetailProps, 'tile' | 'actions'> & {
  onRemove: (title: Animation) => void
}

function DetailOfTitle({ tile, actions, onRemove }: PartProps) {
  const { animation } = tile
  const facts = useFacts(animation)
  useTitleGone(animation.id, closeDetail)
  const [isTrailerOn, setTrailerOn] = useState(false)
  return (
    <div className="detail">
      <DetailPicture
        animation={animation}
        name={nameOf(tile)}
        isTrailerOn={isTrailerOn}
        onTrailerEnd={() => setTrailerOn(false)}
      />
      <div className="-mt-2">
        <p className="font-medium text-starlight/95">{facts}</p>
        <Actions
          tile={tile}
          actions={actions}
          onRemove={onRemove}
          isTrailerOn={isTrailerOn}
          onToggleTrailer={() => setTrailerOn(!isTrailerOn)}
        />
      </div>
      <div className="detail-columns">
        <Description animation={animation} />
        <DetailFacts animation={animation} />
      </div>
      <VersionChoice titleId={animation.id} />
      <TitleExtras
        titleId={animation.id}
        heading="h3"
        headingId="detail-extras"
        headingClass="font-display text-2xl"
        onOpen={closeDetail}
      />
      <Suspense>
        <TitleSummary titleId={animation.id} />
      </Suspense>
      <ScriptPanel id={animation.id} />
      <SimilarTitles to={animation} />
    </div>
  )
}

type ActionsProps = PartProps & {
  isTrailerOn: boolean
  onToggleTrailer: () => void
}

function Actions({ tile, actions, onRemove, isTrailerOn, onToggleTrailer }: ActionsProps) {
  const t = useTexts('core/catalog')
  const { animation, progress } = tile
  const remove = () => {
    closeDetail()
    onRemove(animation)
  }
  const to = `/watch/${watchedId(tile)}`
  return (
    <div data-focus-row="" className="mt-4 flex flex-wrap items-center gap-3">
      {(animation.videoUrl ?? animation.streamUrl) && (
        <ButtonLink to={`${to}?play=1`} onClick={closeDetail}>
          <Play aria-hidden className="size-5 fill-current" />
          {animation.isComingSoon ? t('watchTrailer') : t('play')}
        </ButtonLink>
      )}
      <ButtonLink look="glass" to={to} onClick={closeDetail}>
        <Info aria-hidden className="size-5" />
        {t('moreInfo')}
      </ButtonLink>
      {animation.trailerUrl && !animation.isComingSoon && (
        <Button look="glass" aria-pressed={isTrailerOn} onClick={onToggleTrailer}>
          {t('trailer')}
        </Button>
      )}
      <ListButtons animation={animation} look="icon" />
      {actions?.(animation)}
      {progress && (
        <Button look="glass" onClick={remove}>
          <X aria-hidden className="size-5" />
          {t('removeFromRow')}
        </Button>
      )}
    </div>
  )
}

function Description({ animation }: { animation: Animation }) {
  return (
    <div>
      {animation.tagline && (
        <p className="mb-2 text-xl font-medium text-lantern-light">{animation.tagline}</p>
      )}
      <p className="text-lg leading-relaxed text-starlight/90 text-pretty">
        {animation.description}
      </p>
    </div>
  )
}
