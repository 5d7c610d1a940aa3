import {
  ArrowRightFromLine,
  ArrowRightToLine,
  Merge,
  Plus,
  Redo2,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { isFull, MAX_EDITED_CUES } from './cues/cue-edits.ts'
import type { CueEditing } from './cues/use-cue-editing.ts'

type EditorToolsProps = { editing: CueEditing; seconds: number }

const ICON = 'size-4.5 shrink-0'

/** What can be done with the cue that is meant, and with the last change; and why no cue more can be made. */
export function EditorTools({ editing, seconds }: EditorToolsProps) {
  const t = useTexts('translate/editor')
  const { cues, activeId } = editing
  const at = cues.findIndex(({ id }) => id === activeId)
  const isNone = at < 0
  const isLast = at === cues.length - 1
  const isAtMost = isFull(cues)
  const most = new Intl.NumberFormat(useLanguage()).format(MAX_EDITED_CUES)
  return (
    <>
      <div role="toolbar" aria-label={t('track')} data-focus-row="" className="caption-tools">
        <Tool
          icon={<ArrowRightToLine aria-hidden className={`${ICON} rtl:-scale-x-100`} />}
          name={t('setStart')}
          isOff={isNone}
          onPress={() => editing.set(activeId, { startTime: seconds })}
        />
        <Tool
          icon={<ArrowRightFromLine aria-hidden className={`${ICON} rtl:-scale-x-100`} />}
          name={t('setEnd')}
          isOff={isNone}
          onPress={() => editing.set(activeId, { endTime: seconds })}
        />
        <Tool
          icon={<Scissors aria-hidden className={ICON} />}
          name={t('split')}
          isOff={isNone || isAtMost}
          onPress={editing.split}
        />
        <Tool
          icon={<Merge aria-hidden className={ICON} />}
          name={t('merge')}
          isOff={isNone || isLast}
          onPress={editing.merge}
        />
        <Tool
          icon={<Plus aria-hidden className={ICON} />}
          name={t('add')}
          isOff={isAtMost}
          onPress={() => editing.add(seconds)}
        />
        <Tool
          icon={<Trash2 aria-hidden className={ICON} />}
          name={t('delete')}
          isOff={isNone}
          onPress={editing.remove}
        />
        <Tool
          icon={<Undo2 aria-hidden className={ICON} />}
          name={t('undo')}
          isOff={!editing.canUndo}
          onPress={editing.undo}
        />
        <Tool
          icon={<Redo2 aria-hidden className={ICON} />}
          name={t('redo')}
          isOff={!editing.canRedo}
          onPress={editing.redo}
        />
      </div>
      {isAtMost && (
        <p role="status" className="text-mist text-pretty">
          {t('full', { most })}
        </p>
      )}
    </>
  )
}

type ToolProps = { icon: ReactNode; name: string; isOff?: boolean; onPress: () => void }

/** A button that keeps the focus where there is nothing to do, so that the keyboard is not lost. */
function Tool({ icon, name, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      className="button caption-tool"
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {icon}
      {name}
    </button>
  )
}
