import { currentLanguage } from '../../platform/language.ts'
import { shellTexts } from '../shell.texts.ts'
import { isIntroSeen, rememberIntro } from './intro-seen.ts'

/** Milliseconds that the intro's code and facts may take; then the app shows without it. */
const PREPARE_LIMIT_MS = 5000

/** The part of a router that the intro needs. */
type Router = {
  state: { location: { pathname: string; search: string } }
  navigate(to: string, options: { replace: true; preventScrollReset: true }): Promise<void> | void
}

type Opened = { pathname: string; search: string; isSeen: boolean }

/** Whether the intro plays for somebody who has just opened an address. Once a session, and only
 *  where the app is opened by its front door: whoever opens a film's or a profile's own address
 *  wants that. `reset=intro` plays it anywhere. */
export function introPlays({ pathname, search, isSeen }: Opened): boolean {
  if (new URLSearchParams(search).get('reset') === 'intro') return true
  return !isSeen && (pathname === '/' || pathname === '/streaming')
}

/** Where the intro leads: from the front door to /streaming, from elsewhere to the same place. */
export function placeAfterIntro({ pathname, search }: Omit<Opened, 'isSeen'>): string {
  const query = new URLSearchParams(search)
  query.delete('reset')
  const rest = query.size > 0 ? `?${query}` : ''
  return `${pathname === '/' ? '/streaming' : pathname}${rest}`
}

/** Play the intro over the app, if it is due; the app loads behind it. */
export async function playIntroAtStart(router: Router): Promise<void> {
  if (!introPlays({ ...router.state.location, isSeen: isIntroSeen() })) return
  await playIntro()
  const { pathname, search } = router.state.location
  const place = placeAfterIntro({ pathname, search })
  if (place === pathname + search) return
  await router.navigate(place, { replace: true, preventScrollReset: true })
}

/** Play the intro again, over whatever is on the screen. */
export function replayIntro(): void {
  void playIntro()
}

let isPlaying = false

/** Never rejects: an intro that cannot play must not keep anybody from the app. */
async function playIntro(): Promise<void> {
  if (isPlaying) return
  isPlaying = true
  const curtain = drawCurtain()
  try {
    const play = await within(PREPARE_LIMIT_MS, prepare())
    const isOver = play?.()
    curtain.remove()
    await isOver
  } catch (error) {
    console.warn('The intro could not be played', error)
  } finally {
    curtain.remove()
    rememberIntro()
    isPlaying = false
  }
}

const prepare = async () => (await import('./open-intro.tsx')).prepareIntro()

function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`longer than ${limitMs} ms`)), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Hides the app for the moment until the intro stands before it. */
function drawCurtain(): HTMLElement {
  const curtain = document.createElement('div')
  curtain.className = 'fixed inset-0 z-90 grid place-items-center bg-space-950 text-lg text-mist'
  const text = document.createElement('p')
  text.role = 'status'
  text.textContent = shellTexts[currentLanguage()].loading
  curtain.append(text)
  document.body.append(curtain)
  return curtain
}
