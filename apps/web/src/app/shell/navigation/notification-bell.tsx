import { Bell } from 'lucide-react'
import { useNewsCount } from '../../../features/catalog/news/use-news-count.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useLazyOverlay } from '../use-lazy-overlay.ts'

const loadNews = async () =>
  (await import('../../../features/catalog/news/news-panel.tsx')).NewsPanel

/** Larger counts are not told apart on the badge. */
const MOST_SHOWN = 99

/** The bell: how much is new for this profile, and what it is. */
export function NotificationBell() {
  const t = useTexts('core/account')
  const count = useNewsCount()
  const { Overlay, ...news } = useLazyOverlay(loadNews)
  const label = count > 0 ? t('notificationsNew', { count }) : t('notifications')
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={news.isOpen}
        onPointerEnter={news.fetchAhead}
        onFocus={news.fetchAhead}
        onClick={news.open}
      >
        <Bell aria-hidden className="size-6" />
        {count > 0 && (
          <span aria-hidden className="bar-badge">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      {Overlay && <Overlay isOpen={news.isOpen} onOpenChange={news.setOpen} />}
    </>
  )
}
