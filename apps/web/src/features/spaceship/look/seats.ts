/** Where somebody can sit, in the order of the keys 1 to 5. */
export const SEAT_NAMES = ['middle', 'front', 'back', 'left', 'crew'] as const
/** One of {@link SEAT_NAMES}. */
export type SeatName = (typeof SEAT_NAMES)[number]

/** A seat: where the eyes of whoever sits there are, and where its chair stands; metres, as in room-plan. */
export type Seat = {
  name: SeatName
  eyes: { x: number; y: number; z: number }
  chair: { x: number; y: number; z: number; yaw: number }
}

const seat = (name: SeatName, x: number, y: number, z: number): Seat => ({
  name,
  eyes: { x, y, z },
  chair: { x, y: y - 1.55, z: z + 0.55, yaw: Math.atan2(x, z + 8.4) },
})

/** Every seat of the room. */
export const SEATS: readonly Seat[] = [
  seat('middle', 0, 1.75, 2.1),
  seat('front', 0, 1.5, -2),
  seat('back', 0, 2.25, 4.3),
  seat('left', -2.6, 1.7, 1.2),
  seat('crew', 1, 1.45, -1),
]

/** Where somebody sits who has not chosen. */
export const FIRST_SEAT: SeatName = 'middle'

/** The seat of a name. */
export function seatOf(name: SeatName): Seat {
  const found = SEATS.find((one) => one.name === name)
  if (!found) throw new RangeError(`no seat is called ${name}`)
  return found
}
