import { PARTY_PHRASES, type PartyPhrase } from '@starnest/contract/party/party'
import { useTexts } from '../../../platform/texts.ts'

/** Buttons that each send one ready-made phrase; every screen shows it in its own language. */
export function QuickPhrases({ onSay }: { onSay: (phrase: PartyPhrase) => void }) {
  const t = useTexts('party/party')
  return (
    <fieldset data-focus-row="" className="party-quick">
      <legend className="sr-only">{t('phrases')}</legend>
      {PARTY_PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className="button party-chip"
          onClick={() => onSay(phrase)}
        >
          {t(`phrase-${phrase}`)}
        </button>
      ))}
    </fieldset>
  )
}
