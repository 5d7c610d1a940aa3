import './poster-choice.css'
import { useId, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { posterCandidates, posterNumber } from './title-fields.ts'

type PosterChoiceProps = {
  /** The picture that the title has now. */
  thumbnailUrl: string | null
  /** Number of the one that is chosen in the form; undefined: the one it has. */
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** The pictures that were found in a film, of which one stands for it. Those that there are not, of a
 *  short film, do not show. */
export function PosterChoice({ thumbnailUrl, chosen, onChoose }: PosterChoiceProps) {
  const t = useTexts('files/details')
  const name = useId()
  const [missing, setMissing] = useState<readonly string[]>([])
  const candidates = posterCandidates(thumbnailUrl)
  const holding = chosen ?? posterNumber(thumbnailUrl)
  if (candidates.length - missing.length < 2) return null
  return (
    <fieldset data-focus-row="" className="poster-choice">
      <legend className="font-medium">{t('poster')}</legend>
      {candidates.map((url, number) =>
        missing.includes(url) ? null : (
          <label key={url} className="poster-candidate">
            <input
              type="radio"
              name={name}
              checked={number === holding}
              aria-label={t('posterNumber', { number: number + 1 })}
              onChange={() => onChoose(number)}
            />
            <img
              src={url}
              alt=""
              width={200}
              height={300}
              onError={() => setMissing([...missing, url])}
            />
          </label>
        ),
      )}
    </fieldset>
  )
}
