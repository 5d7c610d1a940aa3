import { MAX_SCRIPT_CHARACTERS } from '@starnest/contract/translate/translate'
import { FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { byteSize } from '../../../platform/byte-size.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LongTextField } from '../panel/long-text-field.tsx'
import { MAX_FILE_BYTES, type OpenedScript, openScript, SCRIPT_FILES } from './open-script.ts'

type ScriptFieldProps = { value: string; onChange: (script: string) => void }

/** A script that somebody pastes, or opens from a file. */
export function ScriptField({ value, onChange }: ScriptFieldProps) {
  const t = useTexts('translate/subtitles')
  const number = new Intl.NumberFormat(useLanguage())
  const [opened, setOpened] = useState<OpenedScript>()
  const open = async (file: File) => {
    const script = await openScript(file)
    setOpened(script)
    if (script.is === 'opened') onChange(script.text)
  }
  return (
    <div className="grid gap-3">
      <LongTextField
        label={t('script')}
        value={value}
        onChange={onChange}
        rows={7}
        maxLength={MAX_SCRIPT_CHARACTERS}
        hint={
          value.trim() === ''
            ? t('scriptNeeded')
            : t('scriptHint', {
                count: number.format(value.length),
                most: number.format(MAX_SCRIPT_CHARACTERS),
              })
        }
      />
      <OpenFile onFile={(file) => void open(file)} />
      {opened && <Opened script={opened} />}
    </div>
  )
}

/** The button that opens a file of subtitles or text. */
function OpenFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts('translate/subtitles')
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div data-focus-row="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        ref={input}
        type="file"
        accept={SCRIPT_FILES}
        aria-label={t('openFile')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that the same file can be opened again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button look="glass" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden className="size-5" />
        {t('openFile')}
      </Button>
      <span className="text-mist text-sm">
        {t('fileHint', { most: byteSize(MAX_FILE_BYTES, language) })}
      </span>
    </div>
  )
}

function Opened({ script }: { script: OpenedScript }) {
  const t = useTexts('translate/subtitles')
  const language = useLanguage()
  if (script.is === 'opened') {
    return (
      <p role="status" className="text-mist">
        {t('fileOpened', { name: script.name, charset: script.charset.toUpperCase() })}
      </p>
    )
  }
  const most =
    script.is === 'scriptTooLong'
      ? new Intl.NumberFormat(language).format(MAX_SCRIPT_CHARACTERS)
      : byteSize(MAX_FILE_BYTES, language)
  return (
    <p role="alert" className="text-danger">
      {t(script.is, { name: script.name, most })}
    </p>
  )
}
