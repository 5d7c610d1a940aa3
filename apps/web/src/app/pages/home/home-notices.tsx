import type { Genre, Shelf } from '@starnest/contract/catalog'
import { Clapperboard, ListPlus, Telescope, Unplug } from 'lucide-react'
import { catalogTexts } from '../../../features/catalog/catalog.texts.ts'
import { HttpError } from '../../../platform/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

const ICON = 'size-11'

type HomeFailureProps = { error: Error; onRetry: () => void }

/** `fetch` itself fails with a TypeError when nobody answers at all. */
function isUnreachable(error: Error): boolean {
  return error instanceof TypeError || (error instanceof HttpError && error.code === 'unavailable')
}

/** Nothing could be loaded: says which of the two it was, and offers another try. */
export function HomeFailure({ error, onRetry }: HomeFailureProps) {
  const t = useTexts(catalogTexts)
  const kind = isUnreachable(error) ? 'unreachable' : 'failed'
  return (
    <div className="grid min-h-[80svh] place-items-center">
      <Notice
        role="alert"
        icon={<Unplug aria-hidden className={ICON} />}
        title={t(`${kind}Title`)}
        text={t(`${kind}Text`)}
        action={<FocusRow label={t('retry')} onPress={onRetry} />}
      />
    </div>
  )
}

/** What is on the screen is older than it should be, because nobody answers now. */
export function HomeStillFailing({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogTexts)
  return (
    <div
      role="status"
      data-focus-row=""
      className="mx-gutter my-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-space-800/90 px-5 py-3 ring-1 ring-lantern/40"
    >
      <p>{t('stillUnreachable')}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-full px-4 font-semibold text-lantern"
      >
        {t('retry')}
      </button>
    </div>
  )
}

type HomeEmptyProps = { genre: Genre | undefined; onShowAll: () => void }

/** There is nothing to show: in this genre, or at all. */
export function HomeEmpty({ genre, onShowAll }: HomeEmptyProps) {
  const t = useTexts(catalogTexts)
  if (!genre) {
    return (
      <Notice
        role="status"
        icon={<Clapperboard aria-hidden className={ICON} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    )
  }
  return (
    <Notice
      role="status"
      icon={<Telescope aria-hidden className={ICON} />}
      title={t('emptyGenreTitle', { genre: t(`genre.${genre}`) })}
      text={t('emptyGenreText')}
      action={<FocusRow label={t('showAll')} onPress={onShowAll} />}
    />
  )
}

/** A shelf with nothing on it. My List says how it is filled. */
export function ShelfEmpty({ shelf }: { shelf: Shelf }) {
  const t = useTexts(catalogTexts)
  const isMyList = shelf === 'my-list'
  return (
    <Notice
      role="status"
      icon={
        isMyList ? (
          <ListPlus aria-hidden className={ICON} />
        ) : (
          <Telescope aria-hidden className={ICON} />
        )
      }
      title={
        isMyList ? t('emptyMyListTitle') : t('emptyShelfTitle', { shelf: t(`shelf.${shelf}`) })
      }
      text={t(isMyList ? 'emptyMyListText' : 'emptyGenreText')}
      action={
        <div data-focus-row="">
          <ButtonLink to="/">{t('findFilms')}</ButtonLink>
        </div>
      }
    />
  )
}

function FocusRow({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div data-focus-row="">
      <Button onClick={onPress}>{label}</Button>
    </div>
  )
}
