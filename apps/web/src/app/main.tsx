import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { announceLanguage, currentLanguage } from '../platform/language.ts'
import { announceContrast } from '../platform/preferences/contrast.ts'
import { waitForFirstScreen } from '../platform/screen/first-screen.ts'
import { yieldToMain } from '../platform/screen/yield-to-main.ts'
import { fetchTexts } from '../platform/text-parts.ts'
import { withTexts } from '../platform/texts.ts'
import { playIntroAtStart } from './intro/intro.ts'
import { isHomePath } from './pages/home/shelf-in-path.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

/** The first screen has this long for itself, in milliseconds. */
const AHEAD_AFTER_MS = 2000

/** The other screen's code comes while home is looked at, so that a film's page opens at once, and
 *  opens at all when the line is lost in between. */
function fetchScreensAhead(): void {
  // Offline: the screen asks again itself, when it is opened.
  setTimeout(() => {
    withTexts(import('./pages/watch-page.tsx'), 'watch', 'title', 'parents').catch(() => undefined)
  }, AHEAD_AFTER_MS)
}

/** Somebody took a gamepad up: its code comes with it, and is nobody else's. */
function followGamepads(): void {
  import('../platform/gamepad/follow-gamepads.ts').then(
    (gamepads) => gamepads.followGamepads(),
    // Offline: it comes with the next one.
    () => undefined,
  )
}

/** Starts the app in pieces, between which the browser can draw and answer. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  addEventListener('load', fetchScreensAhead, { once: true })
  addEventListener('gamepadconnected', followGamepads)
  // Home says when it stands; every other screen is light enough.
  if (isHomePath(location.pathname)) waitForFirstScreen()
  announceLanguage()
  announceContrast()
  // Where they cannot be had, the screen says so and asks again.
  await Promise.allSettled([fetchTexts(currentLanguage(), 'core'), yieldToMain()])
  void playIntroAtStart()
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  )
}

void start()
