import { CircleAlert, Hourglass } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import './pairing.css'
import { type LastTry, usePairing } from './use-pairing.ts'
import { useStayingDialog } from './use-staying-dialog.ts'

/** The whole screen of a device that has to be paired first. Nothing lies over it, and it closes only
 *  by the right code. */
export function PairingScreen({ onPaired }: { onPaired: () => void }) {
  const t = useTexts('household/pairing')
  const id = useId()
  const dialog = useStayingDialog()
  const pairing = usePairing(onPaired)

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    pairing.submit()
  }
  return (
    <dialog
      ref={dialog}
      className="pairing-screen"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-where`}
      onCancel={(event) => event.preventDefault()}
    >
      <form className="pairing-form" onSubmit={send}>
        <p className="font-display text-2xl text-lantern">Starnest</p>
        <h1 id={`${id}-title`} className="font-display text-4xl leading-tight text-balance">
          {t('title')}
        </h1>
        <p className="text-xl">{t('lead')}</p>
        <p id={`${id}-where`} className="text-lg text-mist text-pretty">
          {t('where')}
        </p>
        <CodeBoxes
          label={t('code')}
          value={pairing.digits}
          isWrong={pairing.last.is === 'refused'}
          describedBy={`${id}-note`}
          onChange={pairing.type}
        />
        <div id={`${id}-note`} className="pairing-note">
          <Note last={pairing.last} waitSeconds={pairing.waitSeconds} />
        </div>
        <div data-focus-row="">
          <Button
            type="submit"
            isBusy={pairing.last.is === 'checking'}
            aria-disabled={!pairing.canSend}
          >
            {t('pair')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

const MINUTE_SECONDS = 60

function Note({ last, waitSeconds }: { last: LastTry; waitSeconds: number }) {
  const t = useTexts('household/pairing')
  const problem = problemOf(last)
  const isLong = waitSeconds > 2 * MINUTE_SECONDS
  const count = isLong ? Math.ceil(waitSeconds / MINUTE_SECONDS) : waitSeconds
  return (
    <>
      {last.is === 'failed' && <RefusalLine error={last.error} />}
      {problem && (
        <p role="alert" className="pairing-line text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          {problem.is === 'wrong' ? t('wrong', { count: problem.left }) : t(problem.is)}
        </p>
      )}
      {waitSeconds > 0 && (
        <p className="pairing-line text-mist">
          <Hourglass aria-hidden className="size-5 shrink-0" />
          {t(isLong ? 'waitMinutes' : 'wait', { count })}
        </p>
      )}
    </>
  )
}

type Problem = { is: 'wrong'; left: number } | { is: 'paused' } | null

function problemOf(last: LastTry): Problem {
  if (last.is !== 'refused') return null
  const left = last.attemptsBeforeDelay
  return left > 0 ? { is: 'wrong', left } : { is: 'paused' }
}
