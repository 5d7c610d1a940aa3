import type { Rules } from '@starnest/subtitles/rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import type { Check } from '../cues/cue-checks.ts'
import type { CueEditing } from '../cues/use-cue-editing.ts'
import { COLUMNS, type Column } from './cell.tsx'
import { CueRow } from './cue-row.tsx'
import { moveInGrid } from './grid-moves.ts'

type CueGridProps = {
  editing: CueEditing
  checks: readonly Check[]
  rules: Rules
  language: string
  seconds: number
  onPlay: (seconds: number) => void
}

/** A table whose cells are pressed is a grid. Source: WAI-ARIA Authoring Practices. */
const GRID = { role: 'grid' } as const

const NO_CHECK: Check = { perSecond: 0, faults: [] }

/** The cues as a table: arrows, Home, End and Page keys move in it, and one place of it is a Tab stop. */
export function CueGrid({ editing, checks, rules, language, seconds, onPlay }: CueGridProps) {
  const t = useTexts('translate/editor')
  const table = useRef<HTMLTableElement>(null)
  const [column, setColumn] = useState<Column>('text')
  const { cues, activeId, choose, set } = editing

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-writing]')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = { row: cues.findIndex(({ id }) => id === activeId), column: COLUMNS.indexOf(column) }
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const to = moveInGrid(at, event.key, {
      rows: cues.length,
      columns: COLUMNS.length,
      isRightToLeft,
    })
    const [cue, wanted] = [to && cues[to.row], to && COLUMNS[to.column]]
    if (!cue || !wanted) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-cell="${cue.id} ${wanted}"]`)?.focus()
  }

  const mean = (target: Element) => {
    const [id, name] = target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ') ?? []
    const found = COLUMNS.find((one) => one === name)
    if (found) setColumn(found)
    if (id) choose(Number(id))
  }

  return (
    <>
      <p id="caption-grid-help" className="sr-only">
        {t('gridHelp')}
      </p>
      <table
        ref={table}
        {...GRID}
        aria-label={t('grid')}
        aria-describedby="caption-grid-help"
        data-own-arrows=""
        className="caption-grid"
        onKeyDown={onKeyDown}
        // Safari does not focus a button that is pressed.
        onClick={({ target }) => {
          if (target instanceof Element) mean(target)
        }}
        onFocus={({ target }) => mean(target)}
      >
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('start')}</th>
            <th scope="col">{t('end')}</th>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('speed')}</th>
          </tr>
        </thead>
        <tbody>
          {cues.map((cue, at) => (
            <CueRow
              key={cue.id}
              cue={cue}
              number={at + 1}
              check={checks[at] ?? NO_CHECK}
              rules={rules}
              language={language}
              isActive={cue.id === activeId}
              isNow={cue.startTime <= seconds && seconds < cue.endTime}
              stop={column}
              onSet={set}
              onPlay={onPlay}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
