import { currentLanguage } from '../platform/language.ts'
import { keptTexts } from '../platform/text-parts.ts'
import { sayNow } from '../platform/texts.ts'

/** Said where the texts themselves cannot be had. */
const WITHOUT_TEXTS = {
  crashedTitle: 'This page has a problem',
  crashedText: 'Your films and where you stopped are safe.',
  reload: 'Try again',
}

/** A page whose code failed: says so, and offers to load it again. */
export function CrashedPage() {
  const say = sayNow('core/shell')
  const hasTexts = keptTexts(currentLanguage(), 'core') !== undefined
  const t = (name: keyof typeof WITHOUT_TEXTS) => (hasTexts ? say(name) : WITHOUT_TEXTS[name])
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="max-w-md">
        <h1 className="font-display text-3xl">{t('crashedTitle')}</h1>
        <p className="mt-3 text-mist">{t('crashedText')}</p>
        <button
          type="button"
          className="mt-6 rounded-full bg-lantern px-6 py-3 font-semibold text-space-950"
          onClick={() => location.reload()}
        >
          {t('reload')}
        </button>
      </div>
    </main>
  )
}
