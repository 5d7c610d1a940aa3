import { CircleUserRound } from 'lucide-react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { useLazyOverlay } from '../use-lazy-overlay.ts'

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu
const loadPicker = async () =>
  (await withTexts(import('../../../features/profiles/picker/profile-picker.tsx'), 'profiles'))
    .ProfilePicker

/** Who is watching, and the menu for it. */
export function ProfileButton() {
  const t = useTexts('core/account')
  const profile = useActiveProfile()
  const { Overlay: Menu, ...menu } = useLazyOverlay(loadMenu)
  const { Overlay: Picker, ...picker } = useLazyOverlay(loadPicker)
  const name = profile?.displayName
  const label = name ? t('profileMenuOf', { name }) : t('profileMenu')
  const button = (
    <button
      type="button"
      className="bar-button"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={menu.fetchAhead}
      onFocus={menu.fetchAhead}
      onClick={Menu ? undefined : menu.open}
    >
      {profile ? (
        <Avatar {...profile} className="w-9" />
      ) : (
        <CircleUserRound aria-hidden className="size-8" />
      )}
    </button>
  )
  return (
    <>
      {Menu ? <Menu trigger={button} label={label} name={name} onSignOut={picker.open} /> : button}
      {Picker && <Picker isOpen={picker.isOpen} onOpenChange={picker.setOpen} />}
    </>
  )
}
