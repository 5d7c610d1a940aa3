import { CameraOff } from 'lucide-react'
import type { CameraRefusal } from '../../../platform/camera/open-camera.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

type RefusedCardProps = {
  reason: CameraRefusal
  onAgain: () => void
  onWithout: () => void
  onClose: () => void
}

/** There is no camera, why, and how to go on. Source: specification §8, "Camera denied". */
export function RefusedCard({ reason, onAgain, onWithout, onClose }: RefusedCardProps) {
  const t = useTexts('ar/ar')
  return (
    <div className="ar-scrim">
      <section role="alert" className="ar-card" aria-labelledby="ar-refused-title">
        <CameraOff aria-hidden className="mx-auto size-14 text-lantern" />
        <h2 id="ar-refused-title" className="font-display text-3xl leading-tight text-balance">
          {t('cameraRequired')}
        </h2>
        <p className="text-lg text-starlight/90 text-pretty">{t('allowCamera')}</p>
        <p className="text-mist text-pretty">{t(`refused.${reason}`)}</p>
        <div data-focus-row="" className="ar-card-buttons">
          <Button onClick={onWithout}>{t('goOn')}</Button>
          <Button look="glass" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button look="glass" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </section>
    </div>
  )
}
