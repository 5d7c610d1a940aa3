import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { announceLanguage } from '../platform/language.ts'
import { announceContrast } from '../platform/preferences/contrast.ts'
import { waitForFirstScreen } from '../platform/screen/first-screen.ts'
import { yieldToMain } from '../platform/screen/yield-to-main.ts'
import { playIntroAtStart } from './intro/intro.ts'
import { Providers } from './providers.tsx'
import { createStarnestRouter, fetchScreensAhead } from './router.tsx'
import { HOME_PATHS } from './screens.ts'

/** Where home says when it stands; every other screen is light enough. */
const isHome = () => HOME_PATHS.some((path) => path === location.pathname)

/** Starts the app in pieces, between which the browser can draw and answer. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  addEventListener('load', fetchScreensAhead, { once: true })
  if (isHome()) waitForFirstScreen()
  announceLanguage()
  announceContrast()
  await yieldToMain()
  const router = createStarnestRouter()
  void playIntroAtStart(router)
  await yieldToMain()
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  )
}

void start()
