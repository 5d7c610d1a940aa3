import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import type { SpeechJob } from '@starnest/contract/translate/translate'
import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { isTitleMissing } from '../../../library/title/title.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { usePercent } from '../panel/result/result-facts.tsx'
import {
  enginesQuery,
  isUnderWay,
  speechQuery,
  useRefreshCaptions,
  useSpeechChange,
} from '../translate.queries.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

/** For grown-ups: subtitles of what is said in a title, made by the server from its sound. */
export function SpeechPart({ titleId }: { titleId: number }) {
  const t = useTexts('translate/speech')
  const [spoken, setSpoken] = useState<InterfaceLanguage>(useLanguage())
  const engines = useQuery(enginesQuery)
  const speech = engines.data?.speech
  return (
    <section className="grid gap-4 border-line border-t pt-6" aria-labelledby="translate-speech">
      <header className="flex gap-3">
        <AudioLines aria-hidden className="mt-0.5 size-6 shrink-0 text-lantern" />
        <div>
          <h3 id="translate-speech" className="font-medium text-lg">
            {t('title')}
          </h3>
          <p className="text-mist text-pretty">{t('text')}</p>
        </div>
      </header>
      {engines.isError && !engines.data && (
        <LoadFailure
          error={engines.error}
          lead={t('stateFailed')}
          onRetry={() => void engines.refetch()}
        />
      )}
      {speech && speech.state !== 'ready' && <Missing {...speech} />}
      {speech?.state === 'ready' && (
        <>
          <Select
            label={t('spoken')}
            value={spoken}
            options={INTERFACE_LANGUAGES.map(({ code, name }) => ({
              value: code,
              name,
              lang: code,
            }))}
            onChoose={setSpoken}
          />
          <Listening key={spoken} track={{ id: titleId, language: spoken }} />
        </>
      )}
    </section>
  )
}

/** What is not there, and how it is brought. */
function Missing({ problem }: Pick<SpeechJob, 'problem'>) {
  const t = useTexts('translate/speech')
  const sayProblem = useTexts('translate/problem')
  const sayPanel = useTexts('translate/panel')
  return (
    <p className="text-pretty">
      {t('missing')} {problem && sayProblem(problem)}{' '}
      <a href="/settings#translation" className="underline">
        {sayPanel('settings')}
      </a>
    </p>
  )
}

/** Begins, stops, and says how far it is. Asks first where that replaces captions. */
function Listening({ track }: { track: { id: number; language: InterfaceLanguage } }) {
  const t = useTexts('translate/speech')
  const job = useQuery(speechQuery(track))
  const film = useQuery(playbackQuery(track.id))
  const [isAsking, setAsking] = useState(false)
  const begin = useSpeechChange(track, 'beginSpeech')
  const cancel = useSpeechChange(track, 'cancelSpeech')
  const run = () => begin.mutate(undefined, { onSettled: () => setAsking(false) })
  // Where nobody knows, it is asked.
  const isReplacing =
    film.data?.captions.some(({ language }) => language === track.language) ?? film.isError
  const state = job.data?.state
  useDoneAfterwards(job.data)
  if (job.isError && (!job.data || isTitleMissing(job.error))) {
    return (
      <LoadFailure error={job.error} lead={t('stateFailed')} onRetry={() => void job.refetch()} />
    )
  }
  if (!job.data) return null
  return (
    <div className="grid gap-3">
      <JobState job={job.data} />
      {isUnderWay(job.data) ? (
        <Button
          look="glass"
          className="justify-self-start"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {t('cancel')}
        </Button>
      ) : (
        <Button
          look="glass"
          className="justify-self-start"
          isBusy={begin.isPending || film.isPending}
          onClick={() => (isReplacing ? setAsking(true) : run())}
        >
          {t(state === 'failed' ? 'again' : 'begin')}
        </Button>
      )}
      {isAsking && (
        <ReplaceDialog
          language={track.language}
          isBusy={begin.isPending}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
      {(begin.error ?? cancel.error) && (
        <RefusalLine
          error={begin.error ?? cancel.error}
          {...(begin.error && { lead: t('beginFailed') })}
        />
      )}
    </div>
  )
}

function JobState({ job }: { job: SpeechJob }) {
  const t = useTexts('translate/speech')
  const sayProblem = useTexts('translate/problem')
  const percent = usePercent()
  const share = job.percent / 100
  return (
    <div role="status" className="grid gap-2">
      {job.state === 'queued' && t('queued')}
      {job.state === 'running' && (
        <>
          <p>{t('running', { percent: percent(share) })}</p>
          <ProgressBar value={share} max={1} label={t('title')} />
        </>
      )}
      {job.state === 'done' && t('done', { count: job.cues ?? 0 })}
      {job.state === 'cancelled' && t('cancelled')}
      {job.state === 'failed' && `${t('failed')} ${job.problem ? sayProblem(job.problem) : ''}`}
    </div>
  )
}

/** Captions that were made while one looked are then known to the player. */
function useDoneAfterwards(job: SpeechJob | undefined) {
  const refresh = useRefreshCaptions()
  const [wasUnderWay, setUnderWay] = useState(false)
  const told = useEffectEvent(() => {
    if (wasUnderWay && job?.state === 'done') void refresh()
    setUnderWay(isUnderWay(job))
  })
  useEffect(() => {
    if (job?.state) told()
  }, [job?.state])
}
