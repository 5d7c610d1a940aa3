import { chooseLanguage, INTERFACE_LANGUAGES } from '../../platform/language.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Select } from '../../ui/select.tsx'
import { shellTexts } from '../shell.texts.ts'
import { Logo } from './logo.tsx'

const LANGUAGES = INTERFACE_LANGUAGES.map(({ code, name }) => ({ value: code, name }))

/** What Starnest is, under which licence, and the language of the interface. */
export function Footer() {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  return (
    <footer className="relative mt-20 border-t border-white/10 px-gutter py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="flex items-center gap-4">
          <Logo className="size-9 shrink-0" />
          <div>
            <p className="text-starlight">{t('footerNote')}</p>
            <p className="text-sm text-mist">{t('licence')}</p>
          </div>
        </div>
        <Select
          label={t('language')}
          value={language}
          options={LANGUAGES}
          onChoose={chooseLanguage}
        />
      </div>
    </footer>
  )
}
