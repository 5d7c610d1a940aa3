import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { useId } from 'react'
import { useFontsOf } from '../../../platform/fonts/load-fonts.ts'
import { languageName } from '../../../platform/language-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { FLAG_PICTURES } from './flags/flag-pictures.ts'

type LanguageGridProps = {
  value: InterfaceLanguage
  onChoose: (language: InterfaceLanguage) => void
}

/** The twelve languages with their flags and own names, of which one is chosen. Source: specification
 *  §2.14. */
export function LanguageGrid({ value, onChoose }: LanguageGridProps) {
  const t = useTexts('translate/panel')
  const language = useLanguage()
  const group = useId()
  useFontsOf(...INTERFACE_LANGUAGES.map(({ code }) => code))
  return (
    <fieldset data-focus-row="" className="translate-languages">
      <legend className="mb-2 font-medium">{t('language')}</legend>
      {INTERFACE_LANGUAGES.map(({ code, name }) => (
        <label key={code} className="translate-language">
          <input
            type="radio"
            name={group}
            value={code}
            checked={code === value}
            aria-label={spokenName(name, languageName(code, language))}
            onChange={() => onChoose(code)}
          />
          <img src={FLAG_PICTURES[code]} alt="" width={26} height={26} />
          <span aria-hidden lang={code} dir="auto">
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What is read aloud begins with what is seen, so that it can be said to choose it. */
const spokenName = (own: string, told: string) => (own === told ? own : `${own}, ${told}`)
