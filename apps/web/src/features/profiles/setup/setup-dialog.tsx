import { MAX_PROFILES } from '@starnest/contract/household/profiles'
import { CircleAlert, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { buttonBeside } from '../../../ui/focus/button-beside.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { PersonRow } from './person-row.tsx'
import { useSetup } from './use-setup.ts'
import './setup.css'

type SetupDialogProps = { onClose: () => void }

/** The first set-up of a family: oneself, then whoever watches along. Only names and ages; the rest
 *  is on the Family Profiles page. */
export function SetupDialog({ onClose }: SetupDialogProps) {
  const t = useTexts('profiles/setup')
  const setup = useSetup()
  const [wasTried, setTried] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = setup.people.length >= MAX_PROFILES
  const finish = () => {
    if (!setup.isComplete) return setTried(true)
    setup.save.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: t('welcomeHome', { name: setup.people[0]?.name.trim() ?? '' }) })
        onClose()
      },
    })
  }
  const take = (key: number, pressed: HTMLElement) => {
    const neighbour = buttonBeside(pressed) ?? addButton.current
    neighbour?.focus()
    setup.take(key)
  }
  const isMissing = wasTried && !setup.isComplete
  return (
    <Dialog
      title={t('dialogTitle')}
      description={t('dialogText')}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          {setup.save.isError && <RefusalLine error={setup.save.error} lead={t('savingFailed')} />}
          {!setup.save.isError && isMissing && (
            <p role="alert" className="flex flex-1 items-center gap-2 text-danger">
              <CircleAlert aria-hidden className="size-5 shrink-0" />
              {t('missing')}
            </p>
          )}
          <Button look="glass" onClick={onClose}>
            {t('skip')}
          </Button>
          <Button isBusy={setup.save.isPending} onClick={finish}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {setup.people.map((person, index) => (
          <PersonRow
            key={person.key}
            person={person}
            isYou={index === 0}
            isSaved={setup.isSaved(person.key)}
            onChange={setup.change}
            onTake={(pressed) => take(person.key, pressed)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3" data-focus-row="">
        <Button
          ref={addButton}
          look="glass"
          // It keeps the focus after the last person there is room for, so it is not disabled.
          aria-disabled={isFull}
          className="aria-disabled:opacity-45"
          onClick={() => isFull || setup.add('young')}
        >
          <Plus aria-hidden className="size-5" />
          {t('addYoung')}
        </Button>
        <Button
          look="glass"
          aria-disabled={isFull}
          className="aria-disabled:opacity-45"
          onClick={() => isFull || setup.add('grownUp')}
        >
          <Plus aria-hidden className="size-5" />
          {t('addGrownUp')}
        </Button>
      </div>
    </Dialog>
  )
}
