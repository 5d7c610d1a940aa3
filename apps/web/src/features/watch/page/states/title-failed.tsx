import { useRefusal } from '../../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { PageTitle } from './page-title.tsx'

/** The title could not be asked for: what happened, and another try. */
export function TitleFailed(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const t = useTexts('watch/watch')
  const { text } = useRefusal()(props.error)
  return (
    <section
      role="alert"
      className="relative grid min-h-dvh place-items-center overflow-hidden px-6 text-center"
    >
      <PageTitle name={t('failedTitle')} />
      <div aria-hidden className="watch-nebula absolute inset-0" />
      <div className="relative max-w-lg">
        <h1 className="font-display text-4xl text-starlight">{t('failedTitle')}</h1>
        <p className="mt-4 text-lg text-mist">{text}</p>
        <div data-focus-row="" className="mt-9 flex flex-wrap justify-center gap-3">
          <Button
            aria-disabled={props.isTrying}
            onClick={props.isTrying ? undefined : props.onRetry}
          >
            {t('retry')}
          </Button>
          <ButtonLink look="glass" to="/">
            {t('backToHome')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
