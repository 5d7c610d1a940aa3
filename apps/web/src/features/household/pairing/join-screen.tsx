import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import './pairing.css'
import { pairingQuery } from './pairing.queries.ts'
import { useJoining } from './use-joining.ts'
import { useStayingDialog } from './use-staying-dialog.ts'

type JoinScreenProps = {
  /** What stands behind the # of the invitation. */
  code: string
  /** Opens home anew: as whoever this browser belongs to then. */
  goHome: () => void
}

/** The whole screen of an invitation. Nothing is done before somebody presses: what only looks at addresses, as
 *  messengers do, uses none up. */
export function JoinScreen({ code, goHome }: JoinScreenProps) {
  const t = useTexts('household/join')
  const id = useId()
  const dialog = useStayingDialog()
  const { state, join } = useJoining(code, goHome)
  const pairing = useQuery(pairingQuery).data
  const isOfAnother = pairing?.isOn === true && pairing.isPaired
  return (
    <dialog
      ref={dialog}
      className="pairing-screen"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="pairing-form">
        <p className="font-display text-2xl text-lantern">Starnest</p>
        <h1 id={`${id}-title`} className="font-display text-4xl leading-tight text-balance">
          {t('title')}
        </h1>
        <p id={`${id}-lead`} className="text-xl text-pretty">
          {t('lead')}
        </p>
        {isOfAnother && <p className="text-lg text-mist text-pretty">{t('leaves')}</p>}
        <div className="pairing-note">
          {state.is === 'failed' && <RefusalLine error={state.error} />}
          {state.is === 'refused' && (
            <p role="alert" className="pairing-line text-danger">
              <CircleAlert aria-hidden className="size-5 shrink-0" />
              {t(state.why)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-center gap-3" data-focus-row="">
          <Button isBusy={state.is === 'joining'} onClick={join}>
            {t('join')}
          </Button>
          <Button look="glass" onClick={goHome}>
            {t('away')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
