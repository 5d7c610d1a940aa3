import type { Subtitle } from '@starnest/contract/translate/translate'
import type { Rules } from '@starnest/subtitles/rules'
import { Play, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import type { Check, Fault } from '../cues/cue-checks.ts'
import type { EditedCue } from '../cues/cue-edits.ts'
import { secondsOf, timeText } from '../cues/cue-times.ts'
import { Cell, type Column } from './cell.tsx'

type CueRowProps = {
  cue: EditedCue
  /** From 1. */
  number: number
  check: Check
  rules: Rules
  language: string
  isActive: boolean
  /** The film is at it. */
  isNow: boolean
  /** The column that Tab comes to, where this is the active row. */
  stop: Column
  onSet: (id: number, facts: Partial<Subtitle>) => void
  onPlay: (seconds: number) => void
}

/** One cue of the table. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, number, check, rules, language, isActive, isNow, stop, onSet, onPlay } = props
  const t = useTexts('translate/editor')
  const speedId = `caption-speed-${cue.id}`
  const isStop = (column: Column) => isActive && stop === column
  const time = (column: 'start' | 'end', seconds: number, name: 'startTime' | 'endTime') => (
    <td>
      <Cell
        cueId={cue.id}
        column={column}
        label={t(`${column}Of`, { number })}
        value={timeText(seconds)}
        describedBy={speedId}
        isStop={isStop(column)}
        mistake={t('timeWrong')}
        onWritten={(text) => {
          const written = secondsOf(text)
          if (written !== null) onSet(cue.id, { [name]: written })
          return written !== null
        }}
      />
    </td>
  )
  return (
    <tr aria-selected={isActive} data-row={cue.id} data-now={isNow} className="caption-row">
      <th scope="row">
        <button
          type="button"
          data-cell={`${cue.id} number`}
          tabIndex={isStop('number') ? 0 : -1}
          aria-label={`${t('cue', { number })}: ${t('playCue')}`}
          className="caption-cell caption-number"
          onClick={() => onPlay(cue.startTime)}
        >
          <Play aria-hidden className="size-3.5 shrink-0 fill-current" />
          {number}
        </button>
      </th>
      {time('start', cue.startTime, 'startTime')}
      {time('end', cue.endTime, 'endTime')}
      <td>
        <Cell
          cueId={cue.id}
          column="text"
          label={t('textOf', { number })}
          value={cue.text}
          describedBy={speedId}
          isStop={isStop('text')}
          lang={language}
          mistake={t('rule.empty')}
          onWritten={(text) => {
            onSet(cue.id, { text })
            return true
          }}
        />
      </td>
      <td id={speedId} className="caption-speed">
        <Speed check={check} rules={rules} />
      </td>
    </tr>
  )
})

/** How fast a cue has to be read, and every rule that it breaks. */
function Speed({ check: { perSecond, faults }, rules }: Pick<CueRowProps, 'check' | 'rules'>) {
  const t = useTexts('translate/editor')
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  return (
    <>
      <span className="block text-mist tabular-nums">
        {t('perSecond', { speed: number.format(perSecond) })}
      </span>
      {faults.length === 0 && <span className="block text-voice-3">{t('noFault')}</span>}
      {faults.map((fault) => (
        <span key={fault} className="flex gap-1.5 text-lantern-light">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {t(`rule.${fault}`, { most: number.format(mostOf(fault, rules)) })}
        </span>
      ))}
    </>
  )
}

const mostOf = (fault: Fault, rules: Rules) =>
  fault === 'line_length' ? rules.charactersPerLine : rules.charactersPerSecond
