import { MAX_FIRST_CUT_FILES, MAX_PROJECT_NAME_CHARACTERS } from '@starnest/contract/editor/editor'
import type { TempFile } from '@starnest/contract/files/files'
import { useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { AssetSlots } from '../assets/assets-panel.tsx'
import { useFirstCut } from '../editor.queries.ts'
import './first-cut.css'
import { AUTO, MusicChoice, NO_MUSIC } from './music-choice.tsx'

type FirstCutDialogProps = {
  /** What was chosen before. */
  files: readonly TempFile[]
  /** Where more is chosen; absent: what was chosen is all. */
  slots?: AssetSlots
  onMade: (projectId: number) => void
  onClose: () => void
}

/** Makes a film out of pictures and clips, which is a project from then on. */
export function FirstCutDialog({ files, slots, onMade, onClose }: FirstCutDialogProps) {
  const t = useTexts('editor/first-cut')
  const language = useLanguage()
  const [chosen, setChosen] = useState(files)
  const [name, setName] = useState('')
  const [music, setMusic] = useState(AUTO)
  const cut = useFirstCut()
  const isTooMuch = chosen.length > MAX_FIRST_CUT_FILES
  const send = () =>
    cut.mutate(
      {
        language,
        filenames: chosen.map(({ filename }) => filename),
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(music !== AUTO && { beatId: music === NO_MUSIC ? null : music }),
      },
      { onSuccess: ({ id }) => onMade(id) },
    )
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      size={slots ? 'large' : 'medium'}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <div className="first-cut-footer" data-focus-row="">
          <p role="status" className="flex-1 text-mist">
            {isTooMuch
              ? t('tooMany', { count: MAX_FIRST_CUT_FILES })
              : t('chosen', { count: chosen.length })}
          </p>
          <Button look="glass" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="first-cut"
            disabled={isTooMuch || !chosen.some(isShot)}
            isBusy={cut.isPending}
          >
            {t('cut')}
          </Button>
        </div>
      }
    >
      <form
        id="first-cut"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!cut.isPending) send()
        }}
      >
        <Chosen files={chosen} />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={MAX_PROJECT_NAME_CHARACTERS}
          autoComplete="off"
          onChange={setName}
        />
        <MusicChoice value={music} hasOwn={chosen.some(isSound)} onChoose={setMusic} />
        {cut.error != null && <RefusalLine error={cut.error} />}
      </form>
      {slots && <Chooser {...{ slots, chosen }} onChange={setChosen} />}
    </Dialog>
  )
}

const isShot = ({ assetType }: TempFile) => assetType !== 'audio'
const isSound = ({ assetType }: TempFile) => assetType === 'audio'

/** Small pictures of what was chosen, and how many there are. */
const SHOWN_PICTURES = 9

function Chosen({ files }: { files: readonly TempFile[] }) {
  const t = useTexts('editor/first-cut')
  const shown = files.flatMap(({ filename, thumbnailUrl }) =>
    thumbnailUrl === null ? [] : [{ filename, thumbnailUrl }],
  )
  const count = (type: TempFile['assetType']) =>
    files.filter(({ assetType }) => assetType === type).length
  const preparing = files.filter((file) => file.assetType === 'video' && file.duration === null)
  if (files.length === 0) return null
  return (
    <div className="grid gap-2">
      <ul className="first-cut-pictures" aria-hidden>
        {shown.slice(0, SHOWN_PICTURES).map(({ filename, thumbnailUrl }) => (
          <li key={filename}>
            <img src={thumbnailUrl} alt="" loading="lazy" />
          </li>
        ))}
        {files.length > SHOWN_PICTURES && (
          <li className="first-cut-rest">{t('more', { count: files.length - SHOWN_PICTURES })}</li>
        )}
      </ul>
      <p>
        {[
          count('image') > 0 && t('pictures', { count: count('image') }),
          count('video') > 0 && t('clips', { count: count('video') }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {preparing.length > 0 && (
        <p className="text-mist text-pretty">{t('preparing', { count: preparing.length })}</p>
      )}
    </div>
  )
}

type ChooserProps = {
  slots: AssetSlots
  chosen: readonly TempFile[]
  onChange: (change: (before: readonly TempFile[]) => readonly TempFile[]) => void
}

/** The family's files, each of which can be chosen or left out, and a way to upload more. */
function Chooser({ slots, chosen, onChange }: ChooserProps) {
  const t = useTexts('editor/first-cut')
  const without = (all: readonly TempFile[], file: TempFile) =>
    all.filter(({ filename }) => filename !== file.filename)
  const take = (file: TempFile) => onChange((before) => [...without(before, file), file])
  return (
    <div className="mt-6 grid gap-4">
      <div data-focus-row="">{slots.uploads(take)}</div>
      {slots.files((file) => {
        const isChosen = chosen.some(({ filename }) => filename === file.filename)
        const label = { name: file.originalName }
        return (
          <Button
            look={isChosen ? 'warm' : 'glass'}
            className="min-h-11 px-4 text-base"
            aria-pressed={isChosen}
            aria-label={t(isChosen ? 'leaveNamed' : 'takeNamed', label)}
            onClick={() => (isChosen ? onChange((before) => without(before, file)) : take(file))}
          >
            {t(isChosen ? 'leave' : 'take')}
          </Button>
        )
      })}
    </div>
  )
}
