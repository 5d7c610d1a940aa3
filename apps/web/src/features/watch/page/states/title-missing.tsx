import { useTexts } from '../../../../platform/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { PageTitle } from './page-title.tsx'

/** There is no such title, or none for this viewer. Source: specification §2.5. */
export function TitleMissing() {
  const t = useTexts('watch/watch')
  return <StarryNotice title={t('notFoundTitle')} text={t('notFoundText')} />
}

/** A title that was on the screen is there no longer for this viewer, said so that a child understands. */
export function TitleForLater() {
  const t = useTexts('watch/watch')
  return <StarryNotice title={t('laterTitle')} text={t('laterText')} />
}

function StarryNotice({ title, text }: { title: string; text: string }) {
  const t = useTexts('watch/watch')
  return (
    <section className="relative grid min-h-dvh place-items-center overflow-hidden px-6 text-center">
      <PageTitle name={title} />
      <div aria-hidden className="watch-nebula absolute inset-0" />
      <div className="relative max-w-lg">
        <LostStar />
        <h1 className="mt-8 font-display text-4xl text-starlight sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-mist">{text}</p>
        <p className="mt-9">
          <ButtonLink to="/">{t('backToHome')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** A star that dropped out of its constellation. */
function LostStar() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 120" className="mx-auto h-32 w-auto">
      <g stroke="currentColor" className="text-space-700" strokeWidth="1.5" strokeDasharray="3 5">
        <path d="M28 34 L74 18 L122 30 L168 16" fill="none" />
        <path d="M122 30 L136 84" fill="none" />
      </g>
      <g className="text-mist" fill="currentColor">
        <circle cx="28" cy="34" r="3" />
        <circle cx="74" cy="18" r="4" />
        <circle cx="122" cy="30" r="3.5" />
        <circle cx="168" cy="16" r="3" />
      </g>
      <g className="text-lantern" fill="currentColor">
        <circle cx="138" cy="92" r="20" opacity=".14" />
        <path d="m138 78 4.2 9.4 10.2 1-7.7 6.8 2.3 10-9-5.3-9 5.3 2.3-10-7.7-6.8 10.2-1z" />
      </g>
    </svg>
  )
}
