import type { TranslationModel } from '@starnest/contract/translate/translate'
import { useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { byteSize } from '../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useModelChange } from '../translate.queries.ts'
import { usePairName } from './pair-name.ts'

/** The models that can be fetched, and those that are there. */
export function ModelList({ models }: { models: readonly TranslationModel[] }) {
  const t = useTexts('translate/settings')
  const fetchModel = useModelChange('fetchModel')
  const removeModel = useModelChange('removeModel')
  const [leaving, setLeaving] = useState<string>()
  const error = fetchModel.error ?? removeModel.error
  if (models.length === 0) {
    return (
      <p className="text-mist text-pretty">
        {t('modelsNone', { setting: 'STARNEST_TRANSLATION_MODELS' })}
      </p>
    )
  }
  const isListed = ({ problem }: TranslationModel) => problem !== 'not_listed'
  return (
    <>
      <ul className="translation-list translation-models">
        {models.filter(isListed).map((model) => (
          <ModelRow
            key={model.pair}
            model={model}
            onFetch={() => fetchModel.mutate(model.pair)}
            onCancel={() => removeModel.mutate(model.pair)}
            onRemove={() => setLeaving(model.pair)}
          />
        ))}
      </ul>
      <NotListed models={models.filter((model) => !isListed(model))} />
      {error && <RefusalLine error={error} lead={t('changeFailed')} />}
      {leaving !== undefined && (
        <RemoveDialog
          pair={leaving}
          isBusy={removeModel.isPending}
          onConfirm={() => removeModel.mutate(leaving, { onSettled: () => setLeaving(undefined) })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

/** Pairs of languages for which the list has no model. */
function NotListed({ models }: { models: readonly TranslationModel[] }) {
  const sayProblem = useTexts('translate/problem')
  const pairName = usePairName()
  if (models.length === 0) return null
  return (
    <details className="text-mist">
      <summary className="min-h-11 cursor-pointer content-center">
        {sayProblem('not_listed')}
      </summary>
      <ul className="translation-pairs">
        {models.map(({ pair }) => (
          <li key={pair}>{pairName(pair)}</li>
        ))}
      </ul>
    </details>
  )
}

type ModelRowProps = {
  model: TranslationModel
  onFetch: () => void
  onCancel: () => void
  onRemove: () => void
}

function ModelRow({ model, onFetch, onCancel, onRemove }: ModelRowProps) {
  const t = useTexts('translate/settings')
  const sayProblem = useTexts('translate/problem')
  const language = useLanguage()
  const pair = usePairName()(model.pair)
  const { state, problem, bytes, receivedBytes, licence } = model
  const size = bytes === null ? t('sizeUnknown') : byteSize(bytes, language)
  return (
    <li className="translation-row">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-medium">{pair}</p>
        <p className="text-mist text-sm">
          {size} · {licence ? t('licence', { licence }) : t('licenceUnknown')}
          {state === 'ready' && ` · ${t('ready')}`}
        </p>
        {problem && <p className="text-pretty">{sayProblem(problem)}</p>}
        {state === 'downloading' && (
          <div role="status" className="grid gap-1.5 text-sm">
            <span className="tabular-nums">
              {t('received', { received: byteSize(receivedBytes, language), bytes: size })}
            </span>
            <ProgressBar
              value={receivedBytes}
              max={bytes ?? receivedBytes + 1}
              label={t('downloading', { pair })}
            />
          </div>
        )}
      </div>
      {state === 'downloading' && <Act name="cancel" pair={pair} onPress={onCancel} />}
      {state === 'ready' && <Act name="remove" pair={pair} onPress={onRemove} />}
      {(state === 'missing' || state === 'failed') && (
        <Act name={fetchName(model)} pair={pair} onPress={onFetch} />
      )}
    </li>
  )
}

/** What is half there goes on from where it broke. */
function fetchName({ state, receivedBytes }: TranslationModel) {
  if (receivedBytes > 0) return 'resume'
  return state === 'failed' ? 'retry' : 'fetch'
}

type ActProps = {
  name: 'fetch' | 'resume' | 'retry' | 'cancel' | 'remove'
  pair: string
  onPress: () => void
}

function Act({ name, pair, onPress }: ActProps) {
  const t = useTexts('translate/settings')
  return (
    <button
      type="button"
      aria-label={t(`${name}Of`, { pair })}
      className="button min-h-11 shrink-0 rounded-full bg-white/12 px-5 font-semibold transition duration-quick hover:bg-white/22"
      onClick={onPress}
    >
      {t(name)}
    </button>
  )
}

type RemoveDialogProps = {
  pair: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

function RemoveDialog({ pair, ...dialog }: RemoveDialogProps) {
  const t = useTexts('translate/settings')
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      {...dialog}
    >
      <p className="text-mist text-pretty">{t('removeText', { pair: usePairName()(pair) })}</p>
    </ConfirmDialog>
  )
}
