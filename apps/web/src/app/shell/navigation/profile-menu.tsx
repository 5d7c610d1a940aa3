import { LogOut, Popcorn, Settings, ShieldCheck, UsersRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu/menu.tsx'
import { useLazyOverlay } from '../use-lazy-overlay.ts'

const loadTogether = async () =>
  (await withTexts(import('./watching-together.tsx'), 'parents')).WatchingTogether

type ProfileMenuProps = {
  trigger: ReactElement
  label: string
  /** Who is watching. */
  name: string | undefined
  onSignOut: () => void
}

/** The menu of whoever is watching. It is drawn by the first press of its button, and open at once.
 *  Sign Out asks who is watching next: there are no accounts in a house. */
export function ProfileMenu({ trigger, label, name, onSignOut }: ProfileMenuProps) {
  const t = useTexts('core/account')
  const isGrownUp = useActiveProfile()?.ageGroup === 'adult'
  const { Overlay: Together, ...together } = useLazyOverlay(loadTogether)
  return (
    <>
      <Menu trigger={trigger} label={label} isOpenAtFirst>
        {name && <MenuHeading>{name}</MenuHeading>}
        <MenuLink to="/profile" icon={<UsersRound />}>
          {t('profile')}
        </MenuLink>
        <MenuItem icon={<Popcorn />} onChoose={together.open}>
          {t('together')}
        </MenuItem>
        {isGrownUp && (
          <MenuLink to="/parents" icon={<ShieldCheck />}>
            {t('parents')}
          </MenuLink>
        )}
        <MenuLink to="/settings" icon={<Settings />}>
          {t('settings')}
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onChoose={onSignOut}>
          {t('signOut')}
        </MenuItem>
      </Menu>
      {Together && <Together isOpen={together.isOpen} onOpenChange={together.setOpen} />}
    </>
  )
}
