import { refusalOf } from '../../library/refusal/refusal.ts'
import { useRefusal } from '../../library/refusal/use-refusal.ts'
import './party.css'
import './chat/chat.css'
import './stage/stage.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Party, PartyPlayback } from '@starnest/contract/party/party'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Clapperboard, Share2, Unplug, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { SentAway } from './away/sent-away.tsx'
import { CallToggles } from './calls/call-toggles.tsx'
import { CameraTiles } from './calls/camera-tiles.tsx'
import { type Calls, useCalls } from './calls/use-calls.ts'
import { ChatPanel } from './chat/chat-panel.tsx'
import { ChooseFilmDialog } from './choose/choose-film-dialog.tsx'
import { FilmRow } from './choose/film-row.tsx'
import { type UsedLine, usePartyLine } from './line/use-party-line.ts'
import { MemberList } from './members/member-list.tsx'
import { WatchNext } from './next/watch-next.tsx'
import { WhatNext } from './next/what-next.tsx'
import { partyProposalsQuery, partyQuery, usePartyCommand, wasFaster } from './party.queries.ts'
import { ShareDialog } from './social/share-dialog.tsx'
import { SocialPanel } from './social/social-panel.tsx'
import { type FilmSlot, FilmStage } from './stage/film-stage.tsx'
import { FlyingReactions } from './stage/reactions.tsx'
import type { Loop } from './stage/stage-loop.tsx'
import { WaitingStage } from './stage/waiting-stage.tsx'

type PartyZoneProps = {
  profileId: number
  /** What is shared with the outside is for grown-ups. */
  mayShare: boolean
  /** What loops before anything plays, the first choice in front. */
  loops: readonly Loop[]
  renderFilm: FilmSlot
}

const NOBODY: Party['members'] = []

/** The party of the household; for whoever was sent away, that it goes on without them. */
export function PartyZone(props: PartyZoneProps) {
  const isSentAway = useQuery(partyQuery).data?.isSentAway === true
  return isSentAway ? <SentAway /> : <Room {...props} />
}

/** Comes to the party as long as it is drawn. */
function Room(props: PartyZoneProps) {
  const t = useTexts('party/party')
  const explain = useRefusal()
  const party = useQuery(partyQuery)
  const line = usePartyLine()
  const { selfId, onSignal, sendSignal } = line
  const members = party.data?.members ?? NOBODY
  const calls = useCalls({ selfId, members, sendSignal, onSignal })
  const [isSharing, setSharing] = useState(false)
  useToldStatus(line, calls)
  return (
    <>
      <header className="party-head">
        <ButtonLink to="/" look="glass" className="max-sm:w-12 max-sm:px-0">
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          <span className="max-sm:sr-only">{t('back')}</span>
        </ButtonLink>
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-3xl leading-tight sm:text-4xl">{t('title')}</h1>
          <p className="text-mist max-sm:sr-only">{t('lead')}</p>
        </div>
        <div className="party-tools" data-focus-row="">
          <p className="party-badge" role="status">
            <Users aria-hidden className="size-5" />
            <span aria-hidden>{members.length}</span>
            <span className="sr-only">{t('connected', { count: members.length })}</span>
          </p>
          <CallToggles calls={calls} />
          {props.mayShare && (
            <IconButton
              label={t('share')}
              aria-pressed={isSharing}
              onClick={() => setSharing(!isSharing)}
            >
              <Share2 aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
      </header>
      <LineState line={line} hasParty={party.data !== undefined} />
      {party.isPending && <PartySkeleton />}
      {party.isError && !party.data && (
        <Notice
          role="alert"
          icon={<Unplug aria-hidden className="size-11" />}
          title={t('failedTitle')}
          text={explain(party.error).text}
          action={<Button onClick={() => void party.refetch()}>{t('retry')}</Button>}
        />
      )}
      {party.data && <OpenParty {...props} party={party.data} line={line} calls={calls} />}
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </>
  )
}

function OpenParty(props: PartyZoneProps & { party: Party; line: UsedLine; calls: Calls }) {
  const { party, line, calls } = props
  const { playback, members, messages, saysPhrasesOnly, mayModerate, sentAway } = party
  const show = useShow()
  return (
    <div className="party-grid">
      <div className="party-center">
        <Stage {...props} show={show} />
        <CameraTiles calls={calls} members={members} />
        <WhatNext profileId={props.profileId} />
        {!playback.title && !playback.isHidden && <FilmRow onChoose={show} />}
      </div>
      <div className="party-side party-left">
        <MemberList
          members={members}
          selfId={line.selfId}
          profileId={props.profileId}
          mayModerate={mayModerate}
          sentAway={sentAway}
        />
        <SocialPanel mayShare={props.mayShare} />
      </div>
      <div className="party-side party-right">
        <ChatPanel
          messages={messages}
          saysPhrasesOnly={saysPhrasesOnly}
          mayModerate={mayModerate}
          react={line.react}
          profileId={props.profileId}
        />
      </div>
    </div>
  )
}

function Stage({
  party,
  line,
  loops,
  renderFilm,
  show,
}: PartyZoneProps & { party: Party; line: UsedLine; show: (title: Animation) => void }) {
  const t = useTexts('party/party')
  const box = useRef<HTMLElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { playback } = party
  const { title } = playback
  const next = useQuery(partyProposalsQuery).data?.[0]?.title
  const choose = (
    <Button look={title || next ? 'glass' : 'warm'} onClick={() => setChoosing(true)}>
      <Clapperboard aria-hidden className="size-5" />
      {t(title ? 'chooseOther' : 'choose')}
    </Button>
  )
  return (
    <section aria-label={title?.title ?? t('nothingTitle')} className="party-stage" ref={box}>
      {isOn(playback) ? (
        <FilmStage
          key={playback.title.id}
          playback={playback}
          clock={line.clock}
          renderFilm={renderFilm}
          choose={choose}
          box={box}
        />
      ) : (
        <WaitingStage
          loops={loops}
          isHidden={playback.isHidden}
          choose={
            <div className="flex max-w-full flex-wrap gap-3">
              {next && <WatchNext title={next} onWatch={show} />}
              {choose}
            </div>
          }
        />
      )}
      <FlyingReactions onReaction={line.onReaction} />
      <ChooseFilmDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        heading={t('choose')}
        labelOf={(name) => t('watchTitle', { title: name })}
        onChoose={(chosen) => {
          setChoosing(false)
          show(chosen)
        }}
      />
    </section>
  )
}

/** Shows a film to everybody. */
function useShow() {
  const t = useTexts('party/party')
  const command = usePartyCommand()
  return ({ id }: Animation) =>
    command.mutate(
      { is: 'show', titleId: id },
      {
        onError: (error) => {
          if (wasFaster(error)) return
          const isNotForAll = refusalOf(error) === 'title_not_found'
          showToast({
            title: t(isNotForAll ? 'notForAll' : 'steerFailed'),
            ...(!isNotForAll && { error }),
            look: 'destructive',
          })
        },
      },
    )
}

const isOn = (playback: PartyPlayback): playback is PartyPlayback & { title: Animation } =>
  playback.title !== null

/** Between two times that a screen says how slow its line is, milliseconds; it learns that only after
 *  it has come. */
const TELL_AGAIN_MS = 5000

/** Tells the others whether camera and microphone are on here, and the server how slow its line is. */
function useToldStatus(line: UsedLine, { camera, microphone }: Calls): void {
  const { selfId, clock, tellStatus } = line
  useEffect(() => {
    if (selfId === undefined) return
    const tell = () =>
      tellStatus({
        isVideo: camera.isOn,
        isMuted: !microphone.isOn,
        roundTripMs: clock.roundTripMs ?? 0,
      })
    tell()
    const timer = setInterval(tell, TELL_AGAIN_MS)
    return () => clearInterval(timer)
  }, [selfId, clock, tellStatus, camera.isOn, microphone.isOn])
}

function LineState({ line, hasParty }: { line: UsedLine; hasParty: boolean }) {
  const t = useTexts('party/party')
  const [wasThere, setWasThere] = useState(false)
  useEffect(() => {
    if (line.selfId !== undefined) setWasThere(true)
  }, [line.selfId])
  const text = line.isFull ? t('full') : t('lineLost')
  const isShown = line.isFull || (hasParty && wasThere && line.selfId === undefined)
  return (
    <p role="status" className={isShown ? 'party-line-state' : 'sr-only'}>
      {isShown && text}
    </p>
  )
}

function PartySkeleton() {
  const t = useTexts('party/party')
  return (
    <div className="party-grid">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="party-center aspect-video rounded-panel" />
      <Skeleton className="party-left h-64 rounded-panel" />
      <Skeleton className="party-right h-96 rounded-panel" />
    </div>
  )
}
