import { useTexts } from '../../../platform/texts.ts'

/** How far a film is, and how long it takes as far as that is known. */
export function FilmProgress(props: { percent: number; secondsLeft: number | null }) {
  const { percent, secondsLeft } = props
  const t = useTexts('editor/export')
  return (
    <>
      <progress max={100} value={percent} aria-label={t('progress', { percent })} />
      <p className="text-sm text-mist">
        {`${percent} %`}
        {secondsLeft !== null && ` · ${t('left', { count: secondsLeft })}`}
      </p>
    </>
  )
}
