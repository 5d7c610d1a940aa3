import { useTexts } from '../../../platform/texts.ts'

/** How to draw a film again at home. Source of the commands: the guide of packages/film-kit. */
export function KitSection() {
  const t = useTexts('studio/making-of')
  const commands = [
    { text: 'npm run render -- leo-and-the-lost-star --sheet 12', does: t('kitSheet') },
    { text: 'npm run render -- leo-and-the-lost-star', does: t('kitFilm') },
  ]
  return (
    <section aria-labelledby="kit" className="making-section">
      <div className="making-kit">
        <h2 id="kit" className="making-heading">
          {t('kitTitle')}
        </h2>
        <p className="making-text">{t('kitText')}</p>
        <ul className="mt-6 grid gap-4">
          {commands.map(({ text, does }) => (
            <li key={text}>
              <code className="making-command">{text}</code>
              <p className="mt-1.5 text-mist">{does}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-mist">{t('licence')}</p>
      </div>
    </section>
  )
}
