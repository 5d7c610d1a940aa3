import { preferencesOf } from '@starnest/contract/profiles'
import { useParams } from 'react-router'
import { ListButtons } from '../../features/catalog/lists/list-buttons.tsx'
import { useActiveProfile } from '../../features/profiles/active-profile.ts'
import { WatchScreen } from '../../features/watch/page/watch-screen.tsx'
import { WatchWishesContext } from '../../features/watch/watch-wishes.ts'

/** What holds until it is known who is watching. */
const NO_WISHES = { autoPlay: false, showSubtitles: false }

/** /watch/{id}, for the wishes of whoever is watching. */
export function WatchPage() {
  const { id } = useParams()
  const profile = useActiveProfile()
  return (
    <WatchWishesContext value={profile ? preferencesOf(profile) : NO_WISHES}>
      <WatchScreen
        segment={id}
        listButtons={(title) => <ListButtons animation={title} look="icon" />}
      />
    </WatchWishesContext>
  )
}
