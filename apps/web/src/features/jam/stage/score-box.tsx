import { useTexts } from '../../../platform/texts.ts'

type ScoreBoxProps = {
  score: number
  /** Of 10,000; null where it is not known any more. */
  points: number | null
}

/** The score of the last round; nothing where there is none. Source: specification §2.13. */
export function ScoreBox({ score, points }: ScoreBoxProps) {
  const t = useTexts('jam/jam')
  return (
    <div role="status">
      {score > 0 && (
        <div className="jam-score">
          <p className="jam-score-name">{t('score')}</p>
          <p className="jam-score-number">{score}</p>
          <p className="text-lg">{t('greatPerformance')}</p>
          {points !== null && <p className="text-mist">{t('points', { points })}</p>}
        </div>
      )}
    </div>
  )
}
