import { useTexts } from '../../../../platform/texts.ts'

/** What covers the page while the player's code is on its way. */
export function OpeningPlayer({ pictureUrl }: { pictureUrl: string | null }) {
  const t = useTexts('watch/watch')
  return (
    <div className="fixed inset-0 z-(--layer-veil) grid place-items-center bg-black">
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt=""
          className="absolute inset-0 size-full object-contain opacity-60"
        />
      )}
      <p role="status" className="relative text-lg text-mist">
        {t('opening')}
      </p>
    </div>
  )
}
