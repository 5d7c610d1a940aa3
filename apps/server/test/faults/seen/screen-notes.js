// Runs in every page of the screens before its own code: what it says, and whether it goes on.
const EVERY_MS = 200
const FILM = '[role="dialog"] video, dialog video'

const filmOfPage = () => document.querySelector(FILM)

let said = {}
let wereSaid = new Set()
let filmStoodMs = 0
let place = 0
let movedMs = performance.now()

globalThis.screenNotes = {
  /** What it said since this was asked last, and for how long the film stood. */
  take() {
    const noted = { said, filmStoodMs }
    said = {}
    filmStoodMs = 0
    return noted
  },
  /** Nothing is said to be wrong, and something is shown. */
  isWell: () =>
    document.querySelector('.connection-banner, [role="alert"]') === null &&
    document.querySelector(`main h1, ${FILM}`) !== null,
  /** Follows a link of the page, as a person does. */
  goTo: (path) => document.querySelector(`a[href="${path}"]`)?.click(),
  placeOfFilm: () => filmOfPage()?.currentTime ?? 0,
  /** A film that is so near its end begins again. */
  rewind(restSeconds) {
    const video = filmOfPage()
    if (video && video.currentTime > video.duration - restSeconds) video.currentTime = 1
  },
}

setInterval(() => {
  const now = new Set(
    [...document.querySelectorAll('.connection-banner p, [role="alert"]')]
      .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  )
  for (const text of now.difference(wereSaid)) said[text] = (said[text] ?? 0) + 1
  wereSaid = now
  const video = filmOfPage()
  if (!video || video.currentTime !== place) movedMs = performance.now()
  place = video?.currentTime ?? 0
  filmStoodMs = Math.max(filmStoodMs, performance.now() - movedMs)
}, EVERY_MS)
