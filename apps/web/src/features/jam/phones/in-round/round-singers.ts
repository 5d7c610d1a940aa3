import { type JamSinger, MAX_JAM_SINGERS } from '@starnest/contract/jam/rounds'
import type { JamBundle, JamPosition, JamStageSinger } from '@starnest/contract/jam/stage'

/** Where the song is, as a screen tells its phones; without the time, which is added when it is told. */
export type ToldPosition = Omit<JamPosition, 'atMs'>

/** The phones that sing for this screen, as its rounds need them. Stays the same as long as the part is open. */
export type StagePhones = {
  /** Those on the stage, also the ones that are away just now. */
  singers: () => readonly JamStageSinger[]
  /** This device's microphone sings along with them. */
  singsHere: () => boolean
  /** Returns the way to stop listening. */
  onBundle: (listener: (heard: { number: number; bundle: JamBundle }) => void) => () => void
  /** Tells the phones where the song is, now and every few seconds. Returns the way to stop. */
  follow: (where: () => ToldPosition) => () => void
}

/** A singer of a round, and the microphone: this device's, or that of the phone with a number on the stage. */
export type RoundVoice = {
  from: { is: 'here' } | { is: 'phone'; number: number }
  singer: JamSinger
  delayMs: number
}

const isReadyToSing = ({ isReady, isConnected }: JamStageSinger) => isReady && isConnected

/** Whether this device's own microphone is to be opened: somebody sings there, or nobody else does. */
export const opensOwnMicrophone = (phones: Pick<StagePhones, 'singers' | 'singsHere'> | null) =>
  !phones || phones.singsHere() || !phones.singers().some(isReadyToSing)

/** Who sings in a round that begins now: the phones that are ready, and `own` where `hasOwnVoice`. A profile sings once, with its phone; where all places are taken, phones have them. */
export function voicesOfRound({
  singers,
  own,
  hasOwnVoice,
}: {
  singers: readonly JamStageSinger[]
  /** Who sings with this device's microphone. */
  own: JamSinger
  hasOwnVoice: boolean
}): RoundVoice[] {
  const phones = singers.filter(isReadyToSing).map(
    ({ number, profileId, name, delayMs }): RoundVoice => ({
      from: { is: 'phone', number },
      singer: profileId === null ? { is: 'guest', name } : { is: 'profile', profileId },
      delayMs,
    }),
  )
  const isOnPhone = singers.some(
    (one) => own.is === 'profile' && one.profileId === own.profileId && isReadyToSing(one),
  )
  const isFull = phones.length >= MAX_JAM_SINGERS
  if (!hasOwnVoice || isOnPhone || isFull) return phones
  return [{ from: { is: 'here' }, singer: own, delayMs: 0 }, ...phones]
}
