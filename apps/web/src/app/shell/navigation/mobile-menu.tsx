import { Mic, RotateCcw, Settings, ShieldCheck, Sparkles, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { askVoice } from '../../../library/voice/ask-voice.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { replayIntro } from '../../intro/intro.ts'
import { LanguageSelect } from '../footer/language-select.tsx'
import { askAiFeatures } from '../host/ask-ai-features.ts'
import { isHere, NAVIGATION_LINKS } from './navigation-links.ts'

type MobileMenuProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** What is done at once, and no page. */
const tools = [
  { Icon: Sparkles, name: 'aiFeatures', run: askAiFeatures },
  { Icon: Mic, name: 'voice', run: () => askVoice({ is: 'toggle' }) },
  { Icon: RotateCcw, name: 'replayIntro', run: replayIntro },
] as const

/** All links of the bar, large, over the whole screen, for screens too narrow for them. */
export function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
  const t = useTexts('core/shell')
  const account = useTexts('core/account')
  const { pathname } = useLocation()
  const isGrownUp = useActiveProfile()?.ageGroup === 'adult'
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title={t('productName')}
      description={t('tagline')}
      size="full"
      {...{ isOpen, onOpenChange }}
    >
      <div className="flex min-h-full flex-col gap-8 pt-4">
        <nav aria-label={t('mainNavigation')}>
          <ul className="grid gap-1">
            {NAVIGATION_LINKS.map(({ path, text }) => (
              <li key={path}>
                <Link
                  to={path}
                  onClick={close}
                  aria-current={isHere(path, pathname) ? 'page' : undefined}
                  className="menu-sheet-link"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-white/10 pt-6">
          <Link to="/profile" onClick={close} className="menu-sheet-tool">
            <UsersRound aria-hidden className="size-5" />
            {account('profile')}
          </Link>
          {isGrownUp && (
            <Link to="/parents" onClick={close} className="menu-sheet-tool">
              <ShieldCheck aria-hidden className="size-5" />
              {account('parents')}
            </Link>
          )}
          <Link to="/settings" onClick={close} className="menu-sheet-tool">
            <Settings aria-hidden className="size-5" />
            {account('settings')}
          </Link>
          {tools.map(({ Icon, name, run }) => (
            <button
              key={name}
              type="button"
              className="menu-sheet-tool"
              onClick={() => {
                close()
                run()
              }}
            >
              <Icon aria-hidden className="size-5" />
              {account(name)}
            </button>
          ))}
          <LanguageSelect />
        </div>
      </div>
    </Dialog>
  )
}
