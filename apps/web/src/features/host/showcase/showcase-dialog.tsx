import '../host.css'
import './showcase.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { AudioLines, BookOpenText, Film, Languages, MessageCircleHeart, Orbit } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EngineStates } from './engine-states.tsx'
import { HostDemo } from './host-demo.tsx'
import { SummaryDemo } from './summary-demo.tsx'
import { VoiceDemo } from './voice-demo.tsx'

const ICON = 'size-6 shrink-0'

/** What answers by itself, in the order of the specification §2.14. Where no part of ours shows it, it is
 *  another slice's. */
const FEATURES = [
  { name: 'voiceCommands', icon: <AudioLines aria-hidden className={ICON} />, Demo: VoiceDemo },
  { name: 'host', icon: <MessageCircleHeart aria-hidden className={ICON} />, Demo: HostDemo },
  { name: 'translation', icon: <Languages aria-hidden className={ICON} />, Demo: null },
  { name: 'ar', icon: <Orbit aria-hidden className={ICON} />, Demo: null },
  { name: 'summaries', icon: <BookOpenText aria-hidden className={ICON} />, Demo: SummaryDemo },
] as const

type ShowcaseDialogProps = {
  /** What they are tried on; undefined: nothing is in the library yet, or it is not known. */
  title: Animation | undefined
  /** Translates what is said about a title. */
  TranslationDemo: ComponentType<{ title: Animation }>
  /** Shows who and what of a title stands around the viewer. */
  ArDemo: ComponentType<{ title: Animation }>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Each feature that answers by itself, to be tried at once, and what truly answers. */
export function ShowcaseDialog(props: ShowcaseDialogProps) {
  const { title, TranslationDemo, ArDemo, isOpen, onOpenChange } = props
  const t = useTexts('host/host')
  return (
    <Dialog
      title={t('features')}
      description={t('featuresLead')}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Showcase title={title} TranslationDemo={TranslationDemo} ArDemo={ArDemo} />
      <EngineStates />
    </Dialog>
  )
}

type ShowcaseProps = Pick<ShowcaseDialogProps, 'title' | 'TranslationDemo' | 'ArDemo'>

function Showcase({ title, TranslationDemo, ArDemo }: ShowcaseProps) {
  const t = useTexts('host/host')
  const [chosen, setChosen] = useState<(typeof FEATURES)[number]>(FEATURES[0])
  const { name } = chosen
  const Demo = chosen.Demo ?? (name === 'ar' ? ArDemo : TranslationDemo)
  return (
    <div className="showcase">
      <ul className="showcase-list">
        {FEATURES.map((feature) => (
          <li key={feature.name}>
            <button
              type="button"
              className="button showcase-feature"
              aria-pressed={feature === chosen}
              onClick={() => setChosen(feature)}
            >
              {feature.icon}
              {t(feature.name)}
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="showcase-demo" className="showcase-demo">
        <h3 id="showcase-demo" className="font-display text-2xl leading-tight">
          {t(name)}
        </h3>
        <p className="text-mist text-pretty">{t(`${name}Lead`)}</p>
        {title ? (
          <>
            <p className="showcase-title">
              <span className="leo-pick-poster">
                <Artwork
                  src={title.thumbnailUrl}
                  picture={title.poster}
                  width={120}
                  height={180}
                  fallback={<Film aria-hidden className="m-auto size-7 text-mist" />}
                />
              </span>
              {t('aboutTitle', { title: fullTitle(title) })}
            </p>
            <Suspense fallback={<Skeleton className="h-40" />}>
              <Demo key={`${name} ${title.id}`} title={title} />
            </Suspense>
          </>
        ) : (
          <p className="py-6 text-mist">{t('noTitle')}</p>
        )}
      </section>
    </div>
  )
}
