import { useTexts } from '../platform/texts.ts'

/** A page whose code failed: says so, and offers to load it again. */
export function CrashedPage() {
  const t = useTexts('core/shell')
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
