import type { TempFile } from '@starnest/contract/files/files'
import { CircleAlert, Clock, Play, RotateCw, Sparkles, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Told } from '../../../library/refusal/problem-text.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { type IngestCommand, useIngestCommand } from '../files.queries.ts'
import { ingestSummary, isStoppable } from './ingest-state.ts'
import { useProblemText } from './problem-text.ts'

type IngestLineProps = { file: TempFile; canManage: boolean }

/** What is being made of a video, why it failed or waits, and what can be done about it; a film that can be
 *  watched meanwhile says so. */
export function IngestLine({ file, canManage }: IngestLineProps) {
  const t = useTexts('files/ingest')
  const { ingest, titleId, originalName: name } = file
  const summary = ingestSummary(ingest)
  const isPreparing = summary.is === 'queued' || summary.is === 'running'
  if (!ingest || (summary.is === 'nothing' && !ingest.canOptimise)) return null
  return (
    <div className="ingest-line" data-state={summary.is}>
      {summary.is === 'queued' && (
        <p className="ingest-words">
          <Clock aria-hidden className="size-4.5 shrink-0" />
          <span>
            {t('queued')}
            {summary.why && <Why told={summary.why} />}
          </span>
        </p>
      )}
      {summary.is === 'running' && (
        <div className="min-w-0 flex-1">
          <p className="ingest-words">
            {t('running', { job: t(`job.${summary.kind}`), percent: summary.percent })}
          </p>
          <ProgressBar value={summary.percent} max={100} label={t('progress', { name })} />
        </div>
      )}
      {summary.is === 'failed' && (
        <p className="ingest-words">
          <CircleAlert aria-hidden className="size-4.5 shrink-0" />
          <span>
            {t(summary.isPlayable ? 'failedPlayable' : 'failed')}
            {summary.why && <Why told={summary.why} />}
          </span>
        </p>
      )}
      {isPreparing && ingest.playable === 'now' && titleId !== null && (
        <Link
          to={`/watch/${titleId}`}
          aria-label={t('watchNamed', { name })}
          title={t('watchNamed', { name })}
          className="ingest-tool"
        >
          <span aria-hidden className="ingest-tool-icon">
            <Play className="fill-current" />
          </span>
        </Link>
      )}
      {canManage && <IngestTools file={file} ingest={ingest} />}
    </div>
  )
}

function Why({ told }: { told: Told }) {
  const sentence = useProblemText()(told)
  return (
    <span className="block" title={sentence}>
      {sentence}
    </span>
  )
}

type IngestToolsProps = { file: TempFile; ingest: NonNullable<TempFile['ingest']> }

function IngestTools({ file, ingest }: IngestToolsProps) {
  const t = useTexts('files/ingest')
  const { filename, originalName: name } = file
  const commandIngest = useIngestCommand(filename)
  const ask = (command: IngestCommand) =>
    commandIngest.mutate(command, {
      onSuccess: () => {
        if (command === 'optimise') showToast({ title: t('optimiseAsked') })
      },
      onError: (error) => showToast({ title: t('commandFailed'), error, look: 'destructive' }),
    })
  const summary = ingestSummary(ingest)
  if (summary.is === 'failed') {
    return (
      <Tool name={t('retryNamed', { name })} icon={<RotateCw />} onPress={() => ask('retry')}>
        {t('retry')}
      </Tool>
    )
  }
  if (isStoppable(ingest)) {
    return (
      <Tool name={t('cancelNamed', { name })} icon={<Square />} onPress={() => ask('cancel')} />
    )
  }
  if (summary.is !== 'nothing') return null
  return (
    <Tool name={t('optimiseNamed', { name })} icon={<Sparkles />} onPress={() => ask('optimise')}>
      {t('optimise')}
    </Tool>
  )
}

type ToolProps = { name: string; icon: ReactNode; onPress: () => void; children?: ReactNode }

function Tool({ name, icon, onPress, children }: ToolProps) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress} className="ingest-tool">
      <span aria-hidden className="ingest-tool-icon">
        {icon}
      </span>
      {children && <span className="ingest-tool-word">{children}</span>}
    </button>
  )
}
