import type { Party } from '@starnest/contract/party/party'
import { Mic, Users, Video } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { Face } from '../face.tsx'
import { SendAwayButton, SentAwayList } from './send-away.tsx'

type MemberListProps = Pick<Party, 'members' | 'mayModerate' | 'sentAway'> & {
  selfId: string | undefined
  profileId: number
}

/** The screens at the party, and who watches on each; and for whoever may, the way to send somebody away. */
export function MemberList(props: MemberListProps) {
  const { members, selfId, profileId, mayModerate, sentAway } = props
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
            {mayModerate && member.profileId !== profileId && <SendAwayButton member={member} />}
          </li>
        ))}
      </ul>
      <SentAwayList people={sentAway} />
    </section>
  )
}
