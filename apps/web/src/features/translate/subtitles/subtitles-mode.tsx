import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import { useState } from 'react'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { call } from '../../../platform/calls/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { TranslateRow } from '../panel/translate-row.tsx'
import { useCancellable } from '../panel/use-cancellable.ts'
import type { MadeSubtitles } from './made-subtitles.ts'
import { ScriptField } from './script-field.tsx'
import { SpeechPart } from './speech-part.tsx'
import { SubtitlesResult } from './subtitles-result.tsx'
import { TitleScript, useTitleScript } from './title-script.tsx'

/** A long script may take a translator half an hour; the server gives up then. */
const SCRIPT_LIMIT_MS = 1_800_000

type SubtitlesModeProps = {
  title: Animation
  target: InterfaceLanguage
  onEdit: ((language: string) => void) | undefined
}

type Asked = { script: string; target: InterfaceLanguage }
type Result = { asked: Asked; made: MadeSubtitles }

/** Subtitles of a title's own script, of a pasted one or of a file; and of what is said in it. */
export function SubtitlesMode({ title, target, onEdit }: SubtitlesModeProps) {
  const t = useTexts('translate/subtitles')
  const mayManage = useMayManage()
  const [source, setSource] = useState<'title' | 'own'>('title')
  const [written, setWritten] = useState('')
  const ofTitle = useTitleScript(title.id, target)
  const script = source === 'title' ? ofTitle.script : written
  const { outcome, start, cancel } = useCancellable(
    async (asked: Asked, signal): Promise<Result> => ({
      asked,
      made: await call(TRANSLATE_ROUTES.subtitles, {
        body: { script: asked.script, targetLanguage: asked.target, titleId: title.id },
        signal,
        limitMs: SCRIPT_LIMIT_MS,
      }),
    }),
  )
  const hasScript = script !== null && script.trim() !== ''
  return (
    <>
      <ChoiceGroup
        label={t('source')}
        value={source}
        options={[
          { value: 'title', name: t('sourceTitle') },
          { value: 'own', name: t('sourceOwn') },
        ]}
        onChoose={setSource}
      />
      {source === 'title' ? (
        <TitleScript of={ofTitle} />
      ) : (
        <ScriptField value={written} onChange={setWritten} />
      )}
      <TranslateRow
        target={target}
        outcome={outcome}
        isReady={hasScript}
        onStart={() => {
          if (script !== null) void start({ script, target })
        }}
        onCancel={cancel}
      />
      {outcome.is === 'done' && (
        <SubtitlesResult
          key={`${outcome.answer.asked.target} ${outcome.answer.asked.script}`}
          title={title}
          target={outcome.answer.asked.target}
          made={outcome.answer.made}
          onEdit={onEdit}
        />
      )}
      {mayManage && <SpeechPart titleId={title.id} />}
    </>
  )
}
