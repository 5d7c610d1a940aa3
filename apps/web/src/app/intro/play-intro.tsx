import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntroScreen } from '../../features/intro/intro-screen.tsx'
import { fetchClips } from '../../features/studio/studio.queries.ts'
import type { Router } from './router-part.ts'

type IntroToPlay = {
  /** Whether the app shows already, because preparing took too long. */
  isTooLate: () => boolean
  /** Told once the intro stands before the app. */
  onOpen: () => void
  /** Leads on afterwards; without, everything stays where it is. */
  router: Router | undefined
}

/** Plays the intro, when the library has one, and leads to where the app begins. Resolves when it is
 *  over. @throws HttpError, or TypeError when nobody answers. */
export async function playIntro({ isTooLate, onOpen, router }: IntroToPlay): Promise<void> {
  try {
    const clip = (await fetchClips()).find(({ use }) => use === 'intro')
    if (clip && !isTooLate()) {
      await new Promise<void>((resolve) => {
        const place = document.createElement('div')
        document.body.append(place)
        const root = createRoot(place)
        const end = () => {
          root.unmount()
          place.remove()
          resolve()
        }
        flushSync(() => root.render(<IntroScreen clip={clip} onOver={end} />))
        onOpen()
      })
    }
  } finally {
    await leadOn(router)
  }
}

async function leadOn(router: Router | undefined): Promise<void> {
  if (!router) return
  const { pathname, search } = router.state.location
  const place = placeAfterIntro({ pathname, search })
  if (place === pathname + search) return
  await router.navigate(place, { replace: true, preventScrollReset: true })
}

/** Where the intro leads: from the front door to /streaming, from elsewhere to the same place. */
export function placeAfterIntro({ pathname, search }: Router['state']['location']): string {
  const query = new URLSearchParams(search)
  query.delete('reset')
  const rest = query.size > 0 ? `?${query}` : ''
  return `${pathname === '/' ? '/streaming' : pathname}${rest}`
}
