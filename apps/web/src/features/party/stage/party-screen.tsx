import '../party.css'
import './stage.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { PartyPlayback } from '@starnest/contract/party/party'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { usePartyLine } from '../line/use-party-line.ts'
import { partyQuery } from '../party.queries.ts'
import { type FilmSlot, FilmStage } from './film-stage.tsx'
import { FlyingReactions } from './reactions.tsx'

/** How often this screen says how slow its line is, milliseconds. */
const TELL_EVERY_MS = 5000

type PartyScreenProps = {
  /** What fills the screen. */
  box: RefObject<HTMLElement | null>
  renderFilm: FilmSlot
  /** What stands where no film is on; `isHidden`: one is that not everybody here may see. */
  renderEmpty: (isHidden: boolean) => ReactNode
}

/** The party's film alone, in step with every other screen, for a page that shows it elsewhere. Comes to the party as
 *  long as it is drawn. */
export function PartyScreen({ box, renderFilm, renderEmpty }: PartyScreenProps) {
  const party = useQuery(partyQuery)
  const line = usePartyLine()
  const { selfId, clock, tellStatus } = line
  useEffect(() => {
    if (selfId === undefined) return
    const tell = () =>
      tellStatus({ isVideo: false, isMuted: true, roundTripMs: clock.roundTripMs ?? 0 })
    tell()
    const timer = setInterval(tell, TELL_EVERY_MS)
    return () => clearInterval(timer)
  }, [selfId, clock, tellStatus])
  const playback = party.data?.playback
  if (!playback) return null
  if (!isOn(playback)) return renderEmpty(playback.isHidden)
  return (
    <>
      <FilmStage
        key={playback.title.id}
        playback={playback}
        clock={clock}
        renderFilm={renderFilm}
        choose={null}
        box={box}
      />
      <FlyingReactions onReaction={line.onReaction} />
    </>
  )
}

const isOn = (playback: PartyPlayback): playback is PartyPlayback & { title: Animation } =>
  playback.title !== null
