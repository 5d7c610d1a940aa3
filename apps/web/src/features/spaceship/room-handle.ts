import type { Look } from './look/look.ts'
import type { SeatName } from './look/seats.ts'
import type { Invitation, Pointed } from './scene/room.ts'
import type { ScreenBox } from './scene/screens/big-screen.ts'
import type { PanelPicture } from './scene/screens/side-screens.ts'
import type { FlatReason } from './view-choice.ts'

/** What the crew does when a film is funny, and when it ends. */
export type CrewFeeling = 'laugh' | 'cheer'

/** What can be done to the room that is drawn, whichever view it is. */
export type RoomHandle = {
  /** What is under a point of the view; shares from 0 to 1, from the left and from the top. */
  pointAt: (x: number, y: number) => Pointed | null
  hover: (titleId: number | null) => void
  turn: (by: Look) => void
  faceScreen: () => void
  /** How far the device was turned. */
  sense: (turned: Look) => void
  feel: (feeling: CrewFeeling) => void
  /** Into the headset; absent where there is none to draw for. */
  enterHeadset?: (headset: HeadsetListeners) => Promise<void>
}

/** Whom somebody in a headset tells. */
export type HeadsetListeners = { onPoint: (pointed: Pointed) => void; onEnd: () => void }

/** What a view of the room is told. */
export type RoomViewProps = {
  seat: SeatName
  /** What plays on the screen; null: nothing. */
  video: HTMLVideoElement | null
  panels: readonly PanelPicture[]
  /** What the screen shows before a film; null: there is nothing to watch, or nothing is known yet. */
  invitation: Invitation | null
  isCalm: boolean
  onHandle: (handle: RoomHandle | null) => void
  onBox: (box: ScreenBox | null) => void
  onShown: () => void
  onFail: (reason: FlatReason) => void
}
