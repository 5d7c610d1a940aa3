import { useId } from 'react'

type ChipsProps = {
  heading: string
  phrases: readonly string[]
  /** Of the phrases, BCP 47; without one that of the page. */
  language?: string
  onSay: (text: string) => void
}

/** Phrases that are said with one press. */
export function Chips({ heading, phrases, language, onSay }: ChipsProps) {
  const id = useId()
  if (phrases.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="voice-heading">
        {heading}
      </h3>
      <ul className="voice-chips" data-focus-row="">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" className="voice-chip" onClick={() => onSay(phrase)}>
              <bdi lang={language}>{phrase}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
