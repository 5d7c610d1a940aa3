import type { PartyMember } from '@starnest/contract/party/party'
import { Mic, Users, Video } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Face } from '../face.tsx'

/** The screens at the party, and who watches on each. */
export function MemberList(props: { members: readonly PartyMember[]; selfId: string | undefined }) {
  const { members, selfId } = props
  const t = useTexts('party/party')
  return (
    <section aria-label={t('members')} className="party-panel">
      <header className="party-panel-head">
        <h2 className="flex items-center gap-2.5 font-display text-xl">
          <Users aria-hidden className="size-5 text-lantern" />
          {t('members')}
        </h2>
      </header>
      {members.length === 0 && <p className="px-4 pb-4 text-mist">{t('nobody')}</p>}
      <ul className="grid gap-1 px-2 pb-3">
        {members.map((member) => (
          <li key={member.id} className="party-member" data-self={member.id === selfId}>
            <Face avatarUrl={member.avatarUrl} />
            <span className="min-w-0 flex-1 truncate">
              <bdi>{member.name}</bdi>
              {member.id === selfId && <span className="text-mist"> · {t('you')}</span>}
            </span>
            {member.isVideo && <Video role="img" aria-label={t('cameraOn')} className="size-4.5" />}
            {!member.isMuted && <Mic role="img" aria-label={t('micOn')} className="size-4.5" />}
          </li>
        ))}
      </ul>
    </section>
  )
}
