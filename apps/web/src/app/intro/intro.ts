/** Key in the session's storage that says that the intro was seen. */
const SEEN_KEY = 'starnest.intro-seen'

/** Milliseconds that the intro's code and facts may take; then the app shows without it. */
const PREPARE_LIMIT_MS = 5000

type Opened = { pathname: string; search: string; isSeen: boolean }

/** Whether the intro plays for somebody who has just opened an address. Once a session, and only
 *  where the app is opened by its front door: whoever opens a film's or a profile's own address
 *  wants that. `reset=intro` plays it anywhere. */
export function introPlays({ pathname, search, isSeen }: Opened): boolean {
  if (new URLSearchParams(search).get('reset') === 'intro') return true
  return !isSeen && (pathname === '/' || pathname === '/streaming')
}

/** Play the intro over the app, if it is due. The app loads behind it, hidden until the intro stands
 *  before it, and already where the intro leads: call this before the router reads the address. */
export async function playIntroAtStart(): Promise<void> {
  const { pathname, search } = location
  if (!introPlays({ pathname, search, isSeen: isIntroSeen() })) return
  history.replaceState(history.state, '', placeAfterIntro({ pathname, search }))
  await play()
}

/** Where the intro leads: from the front door to /streaming, from elsewhere to the same place. */
export function placeAfterIntro({ pathname, search }: Omit<Opened, 'isSeen'>): string {
  const query = new URLSearchParams(search)
  query.delete('reset')
  const rest = query.size > 0 ? `?${query}` : ''
  return `${pathname === '/' ? '/streaming' : pathname}${rest}`
}

/** Play the intro again, over whatever is on the screen. */
export function replayIntro(): void {
  void play()
}

let isPlaying = false

/** Never rejects: an intro that cannot play must not keep anybody from the app. */
async function play(): Promise<void> {
  if (isPlaying) return
  isPlaying = true
  const curtain = document.createElement('div')
  curtain.className = 'fixed inset-0 z-(--layer-curtain) bg-space-950'
  document.body.append(curtain)
  const raise = () => curtain.remove()
  const timer = setTimeout(raise, PREPARE_LIMIT_MS)
  try {
    const { playIntro } = await import('./play-intro.tsx')
    await playIntro({ isTooLate: () => !curtain.isConnected, onOpen: raise })
  } catch (error) {
    console.warn('The intro could not be played', error)
  }
  clearTimeout(timer)
  raise()
  rememberIntro()
  isPlaying = false
}

function isIntroSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    // Storage is forbidden: the tab has just been opened, as far as anybody can know.
    return false
  }
}

function rememberIntro(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, '1')
  } catch {
    // Full or forbidden: it plays again when the page is loaded again.
  }
}
