import { JAM_TAKE_PURPOSE } from '@starnest/contract/files/files'
import { JAM_MODES } from '@starnest/contract/jam/jam'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { jamBackgroundQuery } from '../../features/files/files.queries.ts'
import { useProblemText } from '../../features/files/ingest/problem-text.ts'
import { requestUpload } from '../../features/files/uploads/requested-uploads.ts'
import type { Background } from '../../features/jam/chooser/mode-chooser.tsx'
import { JamChallenge, type JamPlace } from '../../features/jam/jam-challenge.tsx'
import { clipsQuery } from '../../features/studio/studio.queries.ts'
import { useActiveProfile } from '../../library/family/active-profile.ts'
import { useTexts } from '../../platform/texts.ts'

/** /jam-challenge: sing or rap for a score. Which mode and which view are shown stands in the address. */
export function JamPage() {
  const t = useTexts('jam/jam')
  const [search, setSearch] = useSearchParams()
  const profile = useActiveProfile()
  const backgrounds = useBackgrounds()
  const problemText = useProblemText()
  const mode = JAM_MODES.find((one) => one === search.get('mode')) ?? null
  const isLeaderboard = search.get('view') === 'leaderboard'
  const goTo = (place: JamPlace) =>
    setSearch({
      ...(place.mode && { mode: place.mode }),
      ...(place.isLeaderboard && { view: 'leaderboard' }),
    })
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t('title')} · Starnest`}</title>
      {!profile && <h1 className="sr-only">{t('title')}</h1>}
      {profile && (
        <JamChallenge
          // Whoever watches next begins anew.
          key={profile.id}
          {...{ goTo, backgrounds }}
          place={{ mode, isLeaderboard }}
          isChild={profile.ageGroup === 'child'}
          singer={{
            profileId: profile.id,
            name: profile.displayName,
            problemText,
            saveToFamily:
              profile.ageGroup === 'adult'
                ? (file) => requestUpload([file], { purpose: JAM_TAKE_PURPOSE })
                : null,
          }}
        />
      )}
    </main>
  )
}

/** What loops behind the chooser: the video that the family chose, then our own clips. */
function useBackgrounds(): Background[] {
  const clips = useQuery(clipsQuery)
  const chosen = useQuery(jamBackgroundQuery)
  if (chosen.isPending) return []
  const file = chosen.data?.file
  const ours = clips.data?.filter(({ use }) => use === 'jam-background') ?? []
  return [
    ...(file
      ? [
          {
            key: file.filename,
            videoUrl: file.storageUrl,
            stillUrl: file.thumbnailUrl ?? undefined,
          },
        ]
      : []),
    ...ours.map(({ slug, videoUrl, stillUrl }) => ({ key: slug, videoUrl, stillUrl })),
  ]
}
