import type { Animation } from '@starnest/contract/catalog/catalog'
import { Orbit } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../platform/texts.ts'
import { canEnterAr } from './tier.ts'

const Experience = lazyPart(
  async () => (await withTexts(import('./screen/experience.tsx'), 'ar')).Experience,
)

/** The way into the AR experience of a title, where this browser has one. Source: specification §2.14 (6). */
export function ArButton({ title }: { title: Animation }) {
  const t = useTexts('ar/entry')
  const [isOpen, setOpen] = useState(false)
  if (!canEnterAr()) return null
  return (
    <>
      <button
        type="button"
        className="button flex min-h-12 items-center gap-3 rounded-full bg-white/12 py-1 ps-5 pe-7 text-start text-starlight ring-1 ring-inset ring-white/20 backdrop-blur-md transition hover:bg-white/22"
        onClick={() => setOpen(true)}
      >
        <Orbit aria-hidden className="size-6 shrink-0 text-lantern" />
        <span className="grid leading-tight">
          <span className="font-semibold">{t('open')}</span>
          <span className="text-sm text-mist">{t('lead')}</span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Experience title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
