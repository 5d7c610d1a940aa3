import { LayoutGrid, List, Trash2 } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FILE_ORDERS } from '../shown-files.ts'
import type { BrowserLook } from './use-browser-look.ts'

type BrowserToolsProps = {
  look: BrowserLook
  onLook: (changes: Partial<BrowserLook>) => void
  question: string
  onQuestion: (question: string) => void
  onOpenBin: () => void
}

/** Find, sort and lay out the files; and the way to the bin. */
export function BrowserTools(props: BrowserToolsProps) {
  const { look, onLook, question, onQuestion, onOpenBin } = props
  const t = useTexts('files/files')
  return (
    <div className="file-tools" data-focus-row="">
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={question}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onQuestion(target.value)}
        className="field file-search"
      />
      <Select
        label={t('sort')}
        value={look.order}
        options={FILE_ORDERS.map((value) => ({ value, name: t(`sort.${value}`) }))}
        onChoose={(order) => onLook({ order })}
      />
      <div className="file-view">
        <ChoiceGroup
          label={t('view')}
          value={look.view}
          options={[
            { value: 'grid', name: t('view.grid'), icon: <LayoutGrid className="size-5" /> },
            { value: 'list', name: t('view.list'), icon: <List className="size-5" /> },
          ]}
          onChoose={(view) => onLook({ view })}
          isLegendHidden
        />
      </div>
      <Button look="glass" onClick={onOpenBin} className="file-bin">
        <Trash2 aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{t('bin')}</span>
      </Button>
    </div>
  )
}
