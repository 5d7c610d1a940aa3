import { Color } from 'three'

/** Pixels that the picture is made small to, to learn its light. */
const SMALL = { width: 16, height: 9 }
/** Between two looks at the picture, seconds: the eye takes slow light for the film's. */
const LOOK_EVERY_SECONDS = 0.25
/** The light of a screen that shows a still. */
const STILL_LIGHT = new Color(0.3, 0.24, 0.42)

/** The mean colour of RGBA bytes as linear light; brighter places count for more, as they do in a room. */
export function meanLight(bytes: Uint8ClampedArray, into: Color): Color {
  let [red, green, blue] = [0, 0, 0]
  for (let at = 0; at + 2 < bytes.length; at += 4) {
    red += ((bytes[at] ?? 0) / 255) ** 2.2
    green += ((bytes[at + 1] ?? 0) / 255) ** 2.2
    blue += ((bytes[at + 2] ?? 0) / 255) ** 2.2
  }
  const count = Math.max(1, bytes.length / 4)
  return into.setRGB(red / count, green / count, blue / count)
}

/** Learns what light a film throws into the room. */
export function createFilmLight() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SMALL)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const color = STILL_LIGHT.clone()
  let sinceSeconds = LOOK_EVERY_SECONDS
  return {
    color,
    look(video: HTMLVideoElement | null, deltaSeconds: number): Color {
      sinceSeconds += deltaSeconds
      if (!video || video.readyState < 2) return video ? color : color.copy(STILL_LIGHT)
      if (sinceSeconds < LOOK_EVERY_SECONDS || !context) return color
      sinceSeconds = 0
      context.drawImage(video, 0, 0, SMALL.width, SMALL.height)
      const { data } = context.getImageData(0, 0, SMALL.width, SMALL.height)
      return meanLight(data, color)
    },
  }
}
