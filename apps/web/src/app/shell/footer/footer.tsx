import { Camera, CirclePlay, MessageCircle, NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../platform/texts.ts'
import { Logo } from '../logo.tsx'
import { FOOTER_GROUPS } from './footer-links.ts'
import { LanguageSelect } from './language-select.tsx'

/** Where a public service would link to its social pages; ours are signs only. */
const SOCIAL_SIGNS = [
  { name: 'camera', Icon: Camera },
  { name: 'play', Icon: CirclePlay },
  { name: 'chat', Icon: MessageCircle },
  { name: 'note', Icon: NotebookPen },
]

/** All pages, what Starnest is and under which licence, and the language of the interface. */
export function Footer() {
  const t = useTexts('core/footer')
  return (
    <footer className="footer">
      <nav aria-label={t('footerNavigation')} className="footer-groups">
        {FOOTER_GROUPS.map(({ text, links }) => (
          <section key={text} aria-label={t(text)}>
            <h2 className="text-sm font-semibold text-lantern-light">{t(text)}</h2>
            <ul className="mt-1">
              {links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path} className="footer-link">
                    {t(link.text)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="footer-foot">
        <div className="flex items-center gap-4">
          <Logo className="size-9 shrink-0" />
          <div>
            <p className="font-medium text-starlight">{t('tagline')}</p>
            <p className="text-sm text-mist">{t('footerNote')}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <div aria-hidden className="flex gap-5 text-mist/80">
            {SOCIAL_SIGNS.map(({ name, Icon }) => (
              <Icon key={name} className="size-5" />
            ))}
          </div>
          <LanguageSelect />
        </div>
      </div>
      <p className="mt-6 text-sm text-mist">
        {t('copyright', { year: new Date().getFullYear() })} · {t('licence')}
      </p>
    </footer>
  )
}
