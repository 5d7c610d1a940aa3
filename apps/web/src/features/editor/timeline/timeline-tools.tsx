import {
  ClipboardPaste,
  Copy,
  CopyPlus,
  Keyboard,
  Magnet,
  MapPin,
  Maximize2,
  Scissors,
  SquareSplitHorizontal,
  Trash2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useEditorSession, useSessionState } from '../session/editor-session.ts'
import {
  type Answer,
  copySelected,
  deleteSelected,
  duplicateSelected,
  paste,
  splitAtPlayhead,
  toggleMarker,
} from './timeline-deeds.ts'
import type { TimelineView } from './use-timeline-view.ts'

type ToolsProps = {
  view: TimelineView
  isSnapping: boolean
  onSnapping: () => void
  onAnswer: (answer: Answer) => void
  onLacking: () => void
  onKeys: () => void
}

/** Everything that keys do to the timeline, as buttons. */
export function TimelineTools(props: ToolsProps) {
  const { view, isSnapping, onSnapping, onAnswer, onLacking, onKeys } = props
  const t = useTexts('editor/timeline')
  const session = useEditorSession()
  const selected = useSessionState(({ selection }) => selection.size)
  const isNone = selected === 0
  return (
    <div className="timeline-tools" role="toolbar" aria-label={t('tools')} data-focus-row="">
      <Tool label={t('split')} onPress={() => onAnswer(splitAtPlayhead(session))}>
        <SquareSplitHorizontal aria-hidden />
      </Tool>
      <Tool
        label={t('delete')}
        isOff={isNone}
        onPress={() => onAnswer(deleteSelected(session, false))}
      >
        <Trash2 aria-hidden />
      </Tool>
      <Tool
        label={t('rippleDelete')}
        isOff={isNone}
        onPress={() => onAnswer(deleteSelected(session, true))}
      >
        <Scissors aria-hidden />
      </Tool>
      <Tool
        label={t('duplicate')}
        isOff={isNone}
        onPress={() => onAnswer(duplicateSelected(session))}
      >
        <CopyPlus aria-hidden />
      </Tool>
      <Tool label={t('copy')} isOff={isNone} onPress={() => onAnswer(copySelected(session, false))}>
        <Copy aria-hidden />
      </Tool>
      <Tool
        label={t('paste')}
        onPress={() => {
          const { answer, isLacking } = paste(session)
          onAnswer(answer)
          if (isLacking) onLacking()
        }}
      >
        <ClipboardPaste aria-hidden />
      </Tool>
      <Tool label={t('marker')} onPress={() => onAnswer(toggleMarker(session))}>
        <MapPin aria-hidden />
      </Tool>
      <Tool label={t('snapping')} isPressed={isSnapping} onPress={onSnapping}>
        <Magnet aria-hidden />
      </Tool>
      <span className="flex-1" />
      <Tool label={t('zoomOut')} onPress={() => view.zoomBy(1 / 1.5)}>
        <ZoomOut aria-hidden />
      </Tool>
      <Tool label={t('zoomIn')} onPress={() => view.zoomBy(1.5)}>
        <ZoomIn aria-hidden />
      </Tool>
      <Tool label={t('fit')} onPress={view.showAll}>
        <Maximize2 aria-hidden />
      </Tool>
      <Tool label={t('keys')} onPress={onKeys}>
        <Keyboard aria-hidden />
      </Tool>
    </div>
  )
}

function Tool(props: {
  label: string
  isOff?: boolean
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}) {
  const { label, isOff = false, isPressed, onPress, children } = props
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      disabled={isOff}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
