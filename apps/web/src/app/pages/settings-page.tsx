import { Clapperboard, Contrast, Languages } from 'lucide-react'
import { useProblemText } from '../../features/files/ingest/problem-text.ts'
import { LibraryFolders } from '../../features/library-folders/library-folders.tsx'
import { chooseHighContrast, useHighContrast } from '../../platform/preferences/contrast.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { replayIntro } from '../intro/intro.ts'
import { LanguageSelect } from '../shell/footer/language-select.tsx'
import { AboutSection } from './settings/about-section.tsx'
import { FolderLookupPart, LookupSection } from './settings/lookup-section.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import { TranslationSection } from './settings/translation-section.tsx'
import { VoiceSection } from './settings/voice-section.tsx'
import { WatchingSection } from './settings/watching-section.tsx'

const ICON = 'size-7'

/** /settings: what can be chosen about Starnest, and how it is doing. */
export function SettingsPage() {
  const t = useTexts('household/settings')
  const shell = useTexts('core/shell')
  const problemText = useProblemText()
  const isHighContrast = useHighContrast()
  return (
    <main id="content" tabIndex={-1} className="info-page outline-none">
      <title>{`${t('title')} · ${shell('productName')}`}</title>
      <header>
        <h1 className="font-display text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="mt-3 text-xl text-lantern-light">{t('lead')}</p>
      </header>
      <div className="grid gap-5">
        <SettingsSection
          icon={<Languages className={ICON} />}
          title={t('language')}
          hint={t('languageHint')}
        >
          <div>
            <LanguageSelect />
          </div>
        </SettingsSection>
        <WatchingSection />
        <VoiceSection />
        <SettingsSection icon={<Contrast className={ICON} />} title={t('picture')}>
          <Switch
            label={t('contrast')}
            hint={t('contrastHint')}
            isOn={isHighContrast}
            onChange={chooseHighContrast}
          />
        </SettingsSection>
        <SettingsSection
          icon={<Clapperboard className={ICON} />}
          title={t('intro')}
          hint={t('introHint')}
        >
          <Button look="glass" className="justify-self-start" onClick={replayIntro}>
            {t('replayIntro')}
          </Button>
        </SettingsSection>
        <LibraryFolders
          problemText={problemText}
          below={({ id, path }) => <FolderLookupPart folderId={id} path={path} />}
        />
        <LookupSection />
        <TranslationSection />
        <AboutSection />
      </div>
    </main>
  )
}
