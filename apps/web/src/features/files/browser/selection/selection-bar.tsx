import type { TempFile } from '@starnest/contract/files/files'
import { CheckCheck, Clapperboard, ExternalLink, Eye, PencilLine, Trash2, X } from 'lucide-react'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { tabAddressOf } from '../../file-address.ts'

const ICON = 'size-5.5'

type SelectionBarProps = {
  chosen: readonly TempFile[]
  /** Files in sight that can be chosen. */
  count: number
  onChooseAll: () => void
  onClear: () => void
  onDelete: () => void
  onOpen: (file: TempFile) => void
  /** Undefined: nobody here may say what a title is. */
  onEdit: ((titleId: number) => void) | undefined
  /** Undefined: nothing among them has a picture. */
  onMakeFilm: (() => void) | undefined
}

/** What can be done with the files that are chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, count, onChooseAll, onClear, onDelete, onOpen, onEdit, onMakeFilm } = props
  const t = useTexts('files/files')
  const [first] = chosen
  const only = chosen.length === 1 ? first : undefined
  const titleId = only?.titleId ?? null
  return (
    <section aria-label={t('selection')} className="selection-bar" data-focus-row="">
      <IconButton label={t('clearSelection')} onClick={onClear}>
        <X aria-hidden className={ICON} />
      </IconButton>
      <p role="status" className="flex-1 font-semibold text-lg">
        {t('chosen', { count: chosen.length })}
      </p>
      {only && (
        <>
          <IconButton label={t('openPreview')} onClick={() => onOpen(only)}>
            <Eye aria-hidden className={ICON} />
          </IconButton>
          <IconButton
            label={t('openNewTab')}
            onClick={() => open(tabAddressOf(only), '_blank', 'noopener')}
            className="selection-new-tab"
          >
            <ExternalLink aria-hidden className={ICON} />
          </IconButton>
        </>
      )}
      {onMakeFilm && (
        <IconButton label={t('makeFilm')} onClick={onMakeFilm}>
          <Clapperboard aria-hidden className={ICON} />
        </IconButton>
      )}
      {titleId !== null && onEdit && (
        <IconButton label={t('details')} onClick={() => onEdit(titleId)}>
          <PencilLine aria-hidden className={ICON} />
        </IconButton>
      )}
      {chosen.length < count && (
        <IconButton label={t('selectAll')} onClick={onChooseAll}>
          <CheckCheck aria-hidden className={ICON} />
        </IconButton>
      )}
      <IconButton label={t('delete')} onClick={onDelete} className="text-danger">
        <Trash2 aria-hidden className={ICON} />
      </IconButton>
    </section>
  )
}
