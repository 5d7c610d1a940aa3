import './next.css'
import type { PartyProposal } from '@starnest/contract/party/party'
import { useQuery } from '@tanstack/react-query'
import { Heart, ListOrdered, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { SmallPoster } from '../../../library/title/small-poster.tsx'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { ChooseFilmDialog } from '../choose/choose-film-dialog.tsx'
import { Face } from '../face.tsx'
import { partyProposalsQuery, usePartyVote } from '../party.queries.ts'

/** Faces beside a film; more would not fit a phone. */
const SHOWN_FACES = 5

/** What comes next: films that those at the party propose, what most would like to see first, each with a vote. */
export function WhatNext({ profileId }: { profileId: number }) {
  const t = useTexts('party/next')
  const proposals = useQuery(partyProposalsQuery)
  const [isChoosing, setChoosing] = useState(false)
  const { vote, pending } = useVote()
  const propose = useRef<HTMLButtonElement>(null)
  const list = proposals.data ?? []
  return (
    <section aria-label={t('title')} className="party-panel">
      <header className="party-panel-head flex-wrap gap-x-2 gap-y-1">
        <h2 className="flex items-center gap-2.5 font-display text-xl whitespace-nowrap">
          <ListOrdered aria-hidden className="size-5 text-lantern rtl:-scale-x-100" />
          {t('title')}
        </h2>
        <Button
          look="glass"
          className="px-3.5 py-1.5 text-base whitespace-nowrap max-sm:gap-1 max-sm:px-3"
          ref={propose}
          onClick={() => setChoosing(true)}
        >
          <Plus aria-hidden className="size-5" />
          {t('propose')}
        </Button>
      </header>
      {proposals.isError && !proposals.data && (
        <div className="px-4 pb-4">
          <LoadFailure
            error={proposals.error}
            lead={t('loadFailed')}
            onRetry={() => void proposals.refetch()}
          />
        </div>
      )}
      {proposals.data && list.length === 0 && <p className="px-4 pb-4 text-mist">{t('empty')}</p>}
      {list.length > 0 && (
        <ol className="party-proposals">
          {list.map((proposal) => (
            <ProposalRow
              key={proposal.title.id}
              proposal={proposal}
              isOwn={
                pending?.titleId === proposal.title.id
                  ? pending.isFor
                  : proposal.voters.some((voter) => voter.profileId === profileId)
              }
              onVote={(isFor) => {
                // It is about to leave the list, and the focus with it.
                if (!isFor && proposal.voters.length === 1) propose.current?.focus()
                vote({ titleId: proposal.title.id, isFor })
              }}
            />
          ))}
        </ol>
      )}
      <ChooseFilmDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        heading={t('propose')}
        labelOf={(title) => t('proposeTitle', { title })}
        onChoose={({ id }) => {
          setChoosing(false)
          vote({ titleId: id, isFor: true })
        }}
      />
    </section>
  )
}

type RowProps = {
  proposal: PartyProposal
  /** Whoever watches here would like to see it. */
  isOwn: boolean
  onVote: (isFor: boolean) => void
}

function ProposalRow({ proposal: { title, voters }, isOwn, onVote }: RowProps) {
  const t = useTexts('party/next')
  const language = useLanguage()
  const names = new Intl.ListFormat(language, { type: 'unit' })
  return (
    <li className="party-proposal">
      <span className="party-proposal-poster">
        <SmallPoster title={title} width={64} height={96} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="line-clamp-2 font-semibold">
          <bdi>{fullTitle(title)}</bdi>
        </p>
        <p className="flex min-w-0 items-center gap-2 text-mist">
          <span aria-hidden className="party-voters">
            {voters.slice(0, SHOWN_FACES).map(({ profileId, avatarUrl }) => (
              <Face key={profileId} avatarUrl={avatarUrl} />
            ))}
          </span>
          <span className="truncate max-sm:sr-only">
            <bdi>{names.format(voters.map(({ name }) => name))}</bdi>
          </span>
        </p>
      </div>
      <button
        type="button"
        className="button party-vote"
        aria-label={`${t('vote', { title: fullTitle(title) })}: ${voters.length}`}
        aria-pressed={isOwn}
        onClick={() => onVote(!isOwn)}
      >
        <Heart aria-hidden className="size-5" />
        {voters.length}
      </button>
    </li>
  )
}

/** `pending`: the vote that is on its way. */
function useVote() {
  const t = useTexts('party/next')
  const voting = usePartyVote()
  return {
    pending: voting.isPending ? voting.variables : undefined,
    vote: (wish: { titleId: number; isFor: boolean }) =>
      voting.mutate(wish, {
        onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }),
      }),
  }
}
