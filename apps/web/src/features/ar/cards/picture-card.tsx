import { Download, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { download } from '../../../platform/download.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type PictureCardProps = { picture: Blob; name: string; onClose: () => void }

/** A picture that was taken. It is in this page's memory until it is saved on the device, and nowhere else. */
export function PictureCard({ picture, name, onClose }: PictureCardProps) {
  const t = useTexts('ar/ar')
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <section className="ar-panel" aria-labelledby="ar-picture-title">
      {url && <img src={url} alt={t('pictureOf', { title: name })} className="ar-picture-image" />}
      <div className="grid min-w-0 content-start gap-2">
        <h3 id="ar-picture-title" className="font-display text-2xl leading-tight">
          {t('picture')}
        </h3>
        <p className="text-mist text-pretty">{t('pictureStays')}</p>
        <Button onClick={() => download(picture, `${name}.jpg`)}>
          <Download aria-hidden className="size-5" />
          {t('save')}
        </Button>
      </div>
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden className="size-6" />
      </IconButton>
    </section>
  )
}
