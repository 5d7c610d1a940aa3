import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Subtitle } from '@starnest/contract/translate/translate'
import { clock } from '@starnest/subtitles/format/times'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { useMayManage } from '../../../library/family/may-manage.ts'
import { download } from '../../../platform/download.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { BrowserOffer } from '../panel/browser-offer.tsx'
import { ResultFacts } from '../panel/result/result-facts.tsx'
import { mayBrowserHelp } from '../panel/result/translated.ts'
import { Warning } from '../panel/result/warning.tsx'
import { AttachPart } from './attach-part.tsx'
import { type FileFormat, type MadeSubtitles, subtitleFile, withTexts } from './made-subtitles.ts'

/** Subtitles that are shown before the count of the rest. Source: specification §9, "Subtitles". */
const SHOWN = 5
/** From this age on one reads as fast as an adult. */
const ADULT_READER_YEARS = 13

type SubtitlesResultProps = {
  title: Animation
  target: InterfaceLanguage
  made: MadeSubtitles
  onEdit: ((language: string) => void) | undefined
}

/** The subtitles that were made: the first of them, how good they are, and what can be done with them. */
export function SubtitlesResult({ title, target, made: told, onEdit }: SubtitlesResultProps) {
  const t = useTexts('translate/subtitles')
  const language = useLanguage()
  const mayManage = useMayManage()
  const audience = useAudience()
  const [made, setMade] = useState(told)
  const { subtitles, sourceLanguage } = made
  const isTranslated = made.engine !== 'none'
  const written = sourceLanguage === 'unknown' ? undefined : sourceLanguage
  if (subtitles.length === 0) return <p role="status">{t('none')}</p>
  return (
    <section className="translate-result">
      <h3 className="flex flex-wrap gap-x-3 font-medium text-lantern-light">
        {t('result', { language: languageName(target, language) })}
        <span className="text-mist">{t('cues', { count: subtitles.length })}</span>
      </h3>
      <FirstCues subtitles={subtitles} lang={isTranslated ? target : written} />
      <TimeFaults made={made} />
      <Downloads subtitles={subtitles} target={target} />
      <ResultFacts of={made} />
      {mayBrowserHelp(made) && (
        <BrowserOffer
          texts={subtitles.map(({ text }) => text.replaceAll('\n', ' '))}
          source={made.sourceLanguage}
          target={target}
          onTranslated={(texts) =>
            setMade(
              withTexts(made, texts, {
                ...{ language: target, audience, durationSeconds: title.duration },
              }),
            )
          }
        />
      )}
      {mayManage && (
        <AttachPart
          titleId={title.id}
          language={target}
          subtitles={subtitles}
          isWhole={made.untranslatedShare === 0 || made.reason === 'same_language'}
          onEdit={onEdit}
        />
      )}
    </section>
  )
}

/** Who reads along: children get more time. */
function useAudience(): 'adult' | 'child' {
  const { data: viewer } = useQuery(viewerQuery)
  return viewer && viewer.maximumAge < ADULT_READER_YEARS ? 'child' : 'adult'
}

function FirstCues({
  subtitles,
  lang,
}: {
  subtitles: readonly Subtitle[]
  lang?: string | undefined
}) {
  const t = useTexts('translate/subtitles')
  const rest = subtitles.length - SHOWN
  return (
    <>
      <ol className="translate-cues">
        {subtitles.slice(0, SHOWN).map(({ startTime, endTime, text }) => (
          <li key={startTime}>
            <span dir="ltr" className="text-mist text-sm tabular-nums">
              {clock(startTime, ',')} → {clock(endTime, ',')}
            </span>
            <span lang={lang} dir="auto" className="whitespace-pre-line">
              {text}
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="text-mist">{t('rest', { count: rest })}</p>}
    </>
  )
}

function TimeFaults({ made: { timing, overflowSeconds, tooFast } }: { made: MadeSubtitles }) {
  const t = useTexts('translate/subtitles')
  const seconds = new Intl.NumberFormat(useLanguage(), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(overflowSeconds)
  return (
    <div className="grid gap-1.5">
      <p className="text-mist">{t(`timing.${timing}`)}</p>
      {overflowSeconds > 0 && <Warning>{t('overflow', { seconds })}</Warning>}
      {tooFast > 0 && <Warning>{t('tooFast', { count: tooFast })}</Warning>}
    </div>
  )
}

function Downloads({ subtitles, target }: { subtitles: readonly Subtitle[]; target: string }) {
  const t = useTexts('translate/subtitles')
  const hand = (format: FileFormat) => {
    const { file, name } = subtitleFile(subtitles, target, format)
    download(file, name)
  }
  return (
    <div data-focus-row="" className="flex flex-wrap gap-3">
      <Button look="glass" onClick={() => hand('srt')}>
        <Download aria-hidden className="size-5" />
        {t('downloadSrt')}
      </Button>
      <Button look="glass" onClick={() => hand('vtt')}>
        <Download aria-hidden className="size-5" />
        {t('downloadVtt')}
      </Button>
    </div>
  )
}
