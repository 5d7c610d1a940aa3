import './leaderboard.css'
import type { JamLeaderboard, JamLeaderboardEntry } from '@starnest/contract/jam/leaderboard'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Flame, Trophy } from 'lucide-react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { leaderboardQuery, weeksQuery } from '../jam.queries.ts'

/** The week's ranking of the house. Source: specification §2.13. */
export function LeaderboardView({ onBack }: { onBack: () => void }) {
  const t = useTexts('jam/jam')
  const board = useQuery(leaderboardQuery)
  return (
    <section aria-labelledby="jam-board" className="jam-board">
      <div className="jam-board-head">
        <div>
          <h2 id="jam-board" className="jam-board-title">
            <Trophy aria-hidden className="size-9 text-gold" />
            {t('leaderboardTitle')}
          </h2>
          <p className="text-lg text-mist">{t('leaderboardLead')}</p>
        </div>
        <div data-focus-row="">
          <Button look="glass" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {t('backToChallenge')}
          </Button>
        </div>
      </div>
      <h3 className="jam-champions">{t('champions')}</h3>
      {board.isPending && <Skeleton className="h-80" />}
      {board.isError && !board.data && (
        <LoadFailure
          error={board.error}
          lead={t('leaderboardFailed')}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.data && <Board board={board.data} />}
      <div className="jam-board-note">
        <p>{t('membersOnly')}</p>
        <p>{t('anyone')}</p>
      </div>
      <PastWeeks />
    </section>
  )
}

function Board({ board }: { board: JamLeaderboard }) {
  const t = useTexts('jam/jam')
  const language = useLanguage()
  const ends = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: board.timeZone,
  }).format(new Date(Date.parse(board.endsAt) - 1))
  if (board.entries.length === 0) return <p role="status">{t('nobodyYet')}</p>
  return (
    <>
      {board.isDemo && (
        <p role="note" className="jam-demo-note">
          {t('demoNote')}
        </p>
      )}
      <ol className="jam-ranks">
        {board.entries.map((entry) => (
          <Entry key={`${entry.profileId}-${entry.name}`} entry={entry} />
        ))}
      </ol>
      <p className="text-mist">{t('weekEnds', { when: ends })}</p>
    </>
  )
}

const MEDALS = ['gold', 'silver', 'bronze']

function Entry({ entry: { rank, name, avatar, score, streak } }: { entry: JamLeaderboardEntry }) {
  const t = useTexts('jam/jam')
  const language = useLanguage()
  return (
    <li className="jam-entry" data-medal={MEDALS[rank - 1]}>
      <span className="jam-rank">
        <span className="sr-only">{t('rank', { rank })}</span>
        <span aria-hidden>{rank}</span>
      </span>
      <Avatar avatarUrl={avatar} className="w-14" />
      <span className="jam-entry-name">
        {name}
        <span className="jam-streak">
          {streak > 0 && <Flame aria-hidden className="size-4.5 text-ember" />}
          {streak > 0 ? t('streak', { count: streak }) : t('noStreak')}
        </span>
      </span>
      <span className="jam-entry-score">{new Intl.NumberFormat(language).format(score)}</span>
    </li>
  )
}

/** The first three of the weeks before; nothing where there are none. */
function PastWeeks() {
  const t = useTexts('jam/jam')
  const language = useLanguage()
  const weeks = useQuery(weeksQuery).data ?? []
  if (weeks.length === 0) return null
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const names = new Intl.ListFormat(language, { type: 'unit' })
  return (
    <section aria-labelledby="jam-weeks" className="grid gap-3">
      <h3 id="jam-weeks" className="font-display text-2xl">
        {t('pastWeeks')}
      </h3>
      <ul className="grid gap-2">
        {weeks.map(({ week, champions }) => (
          <li key={week} className="jam-week">
            <span className="text-mist">{day.format(new Date(`${week}T00:00:00Z`))}</span>
            <span>{names.format(champions.map(({ name, score }) => `${name} ${score}`))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
