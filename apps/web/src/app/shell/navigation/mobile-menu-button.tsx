import { Menu } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { useLazyOverlay } from '../use-lazy-overlay.ts'

const loadMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu

/** Opens the links of the bar where it is too narrow to show them. */
export function MobileMenuButton() {
  const t = useTexts('core/shell')
  const { Overlay, ...menu } = useLazyOverlay(loadMenu)
  return (
    <>
      <button
        type="button"
        className="bar-button -ms-2.5 xl:hidden"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={menu.fetchAhead}
        onFocus={menu.fetchAhead}
        onClick={menu.open}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      {Overlay && <Overlay isOpen={menu.isOpen} onOpenChange={menu.setOpen} />}
    </>
  )
}
