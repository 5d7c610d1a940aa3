import './captions.css'
import './caption-look-fields.css'
import { CAPTION_LOOKS, type CaptionLook } from '@starnest/contract/watch/caption-look'
import { RotateCcw } from 'lucide-react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { LoadFailure } from '../refusal/load-failure.tsx'
import { type CaptionLookChoice, captionLookData } from './caption-look.ts'

/** From the smallest to the largest, as they are offered. */
const SIZES = ['small', 'medium', 'large', 'huge'] as const satisfies CaptionLook['size'][]

/** How captions look, to be chosen, with a sample that shows each choice at once. */
export function CaptionLookFields({ look, choose, reset, error, retry }: CaptionLookChoice) {
  const t = useTexts('title/caption-look')
  return (
    <div className="caption-look">
      <div className="caption-sample" data-place={look.place}>
        <div className="captions" {...captionLookData(look)}>
          <div className="captions-lines">
            <p className="caption">
              <span>{t('sample')}</span>
            </p>
          </div>
        </div>
      </div>
      <ChoiceGroup
        label={t('size')}
        value={look.size}
        options={SIZES.map((value) => ({ value, name: t(`size.${value}`) }))}
        onChoose={(size) => choose({ size })}
      />
      <ChoiceGroup
        label={t('color')}
        value={look.color}
        options={CAPTION_LOOKS.color.map((value) => ({ value, name: t(`color.${value}`) }))}
        onChoose={(color) => choose({ color })}
      />
      <ChoiceGroup
        label={t('background')}
        value={look.background}
        options={CAPTION_LOOKS.background.map((value) => ({
          value,
          name: t(`background.${value}`),
        }))}
        onChoose={(background) => choose({ background })}
      />
      <ChoiceGroup
        label={t('edge')}
        value={look.edge}
        options={CAPTION_LOOKS.edge.map((value) => ({ value, name: t(`edge.${value}`) }))}
        onChoose={(edge) => choose({ edge })}
      />
      <ChoiceGroup
        label={t('place')}
        value={look.place}
        options={CAPTION_LOOKS.place.map((value) => ({ value, name: t(`place.${value}`) }))}
        onChoose={(place) => choose({ place })}
      />
      {error && <LoadFailure error={error} lead={t('lookNotSaved')} onRetry={retry} />}
      <div>
        <Button look="glass" onClick={reset}>
          <RotateCcw aria-hidden className="size-5" />
          {t('standard')}
        </Button>
      </div>
    </div>
  )
}
