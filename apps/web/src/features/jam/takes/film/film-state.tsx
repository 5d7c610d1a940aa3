import type { ProblemText } from '../../../../library/refusal/problem-text.ts'
import { type Reason, useRefusal } from '../../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { FilmNotMadeError } from './film-on-server.ts'
import type { FilmMaking } from './use-film.ts'

type FilmStateProps = {
  making: Exclude<FilmMaking, { is: 'idle' }>
  problemText: ProblemText
  /** Lets the server make the film; null: a grown-up has to do that. */
  onServer: (() => void) | null
  onCancel: () => void
}

/** How the film of a take stands, and what can be done where this browser makes none. */
export function FilmState({ making, problemText, onServer, onCancel }: FilmStateProps) {
  const t = useTexts('jam/takes')
  if (making.is === 'unable') {
    return (
      <div className="jam-take-choice" data-focus-row="">
        <p role="alert">{t(onServer ? 'unable' : 'unableChild')}</p>
        {onServer && (
          <Button look="glass" onClick={onServer}>
            {t('onServer')}
          </Button>
        )}
      </div>
    )
  }
  if (making.is === 'failed') {
    return <FilmFailure {...{ making, problemText, onServer }} />
  }
  return (
    <div className="flex items-center gap-4" data-focus-row="">
      <div className="flex-1">
        <ProgressBar
          label={t(making.place === 'server' ? 'makingOnServer' : 'making')}
          value={making.share}
          max={1}
        />
      </div>
      <Button look="glass" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

type FailureProps = Omit<FilmStateProps, 'making' | 'onCancel'> & {
  making: Extract<FilmMaking, { is: 'failed' }>
}

function FilmFailure({ making: { place, error }, problemText, onServer }: FailureProps) {
  const t = useTexts('jam/takes')
  const explain = useRefusal()
  if (place === 'here') return <p role="alert">{t('filmFailed')}</p>
  const { text, action }: Reason =
    error instanceof FilmNotMadeError ? { text: problemText(error.told) } : explain(error)
  return (
    <div className="jam-take-choice" data-focus-row="">
      <p role="alert">
        {t('serverFailed')} {text}
      </p>
      {action ? (
        <Button look="glass" onClick={action.onPress}>
          {action.label}
        </Button>
      ) : (
        onServer && (
          <Button look="glass" onClick={onServer}>
            {t('again')}
          </Button>
        )
      )}
    </div>
  )
}
