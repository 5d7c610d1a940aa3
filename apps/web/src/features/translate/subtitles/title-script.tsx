import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { captionFileQuery } from '../translate.queries.ts'
import { sourceTrack } from './source-track.ts'

/** What is said in a title, as a file with its times; null while it is not known, or nobody wrote it down. */
export function useTitleScript(id: number, target: string) {
  const film = useQuery(playbackQuery(id))
  const track = film.data && sourceTrack(film.data.captions, target)
  const file = useQuery({ ...captionFileQuery(track?.url ?? ''), enabled: track !== undefined })
  const isMissing = film.data !== undefined && track === undefined
  const script = track && file.data !== undefined ? file.data : null
  const error = film.error ?? file.error
  const refetch = () => void (film.error ? film.refetch() : file.refetch())
  return { script, language: track?.language, isMissing, error, refetch }
}

type TitleScriptProps = { of: ReturnType<typeof useTitleScript> }

/** What is said in the title, to be read before it is translated. */
export function TitleScript({
  of: { script, language, isMissing, error, refetch },
}: TitleScriptProps) {
  const t = useTexts('translate/subtitles')
  if (isMissing) return <p className="text-mist text-pretty">{t('scriptMissing')}</p>
  if (error) return <LoadFailure error={error} lead={t('scriptFailed')} onRetry={refetch} />
  if (script === null) {
    return (
      <p role="status" className="text-mist">
        {t('scriptLoading')}
      </p>
    )
  }
  return (
    <textarea
      readOnly
      rows={7}
      aria-label={t('script')}
      lang={language}
      dir="auto"
      className="field resize-y"
      value={readSubtitles(script)
        .cues.map(({ text }) => text)
        .join('\n')}
    />
  )
}
