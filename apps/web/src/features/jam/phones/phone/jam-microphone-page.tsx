import { useSearchParams } from 'react-router'
import { useActiveProfile } from '../../../../library/family/active-profile.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { JamMicrophone } from './jam-microphone.tsx'

/** /jam-microphone: a phone that sings for the big screen. The code of its stage may stand in the address. */
export function JamMicrophonePage() {
  const t = useTexts('jam/phones')
  const [search] = useSearchParams()
  const profile = useActiveProfile()
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{`${t('title')} · Starnest`}</title>
      {!profile && <h1 className="sr-only">{t('title')}</h1>}
      {profile && (
        <JamMicrophone
          // Whoever watches here next comes anew.
          key={profile.id}
          code={search.get('code') ?? ''}
          profile={profile}
        />
      )}
    </main>
  )
}
