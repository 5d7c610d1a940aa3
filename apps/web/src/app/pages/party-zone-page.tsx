import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fillerQuery } from '../../features/files/files.queries.ts'
import { PartyZone } from '../../features/party/party-zone.tsx'
import { clipsQuery } from '../../features/studio/studio.queries.ts'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { useTexts } from '../../platform/texts.ts'
import { PartyFilm } from './party/party-film.tsx'

/** /party-zone: one film on every screen at home. Before anything plays, the family's filler loops, or
 *  a clip of ours. */
export function PartyZonePage() {
  const t = useTexts('party/party')
  const profile = useActiveProfile()
  const filler = useQuery(fillerQuery)
  const clip = useQuery(clipsQuery).data?.find(({ use }) => use === 'party')
  const file = filler.data?.file
  const loops = useMemo(() => {
    if (filler.isPending) return []
    const own = file ? [{ videoUrl: file.storageUrl, pictureUrl: file.thumbnailUrl }] : []
    const ours = clip ? [{ videoUrl: clip.videoUrl, pictureUrl: clip.stillUrl }] : []
    return [...own, ...ours]
  }, [filler.isPending, file, clip])
  return (
    <main id="content" tabIndex={-1} className="party-page">
      <title>{`${t('title')} · Starnest`}</title>
      {!profile && <h1 className="sr-only">{t('title')}</h1>}
      {profile && (
        <PartyZone
          key={profile.id}
          profileId={profile.id}
          mayShare={profile.ageGroup === 'adult'}
          loops={loops}
          renderFilm={(film) => <PartyFilm {...film} />}
        />
      )}
    </main>
  )
}
