import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntroScreen } from '../../features/intro/intro-screen.tsx'
import { fetchClips } from '../../features/studio/studio.queries.ts'

/** Asks for the intro's film. Resolves with the way to play it, which resolves when it is over, or
 *  with undefined when the library has none. */
export async function prepareIntro(): Promise<(() => Promise<void>) | undefined> {
  const clip = (await fetchClips()).find(({ use }) => use === 'intro')
  if (!clip) return undefined
  return () =>
    new Promise((resolve) => {
      const place = document.createElement('div')
      document.body.append(place)
      const root = createRoot(place)
      const end = () => {
        root.unmount()
        place.remove()
        resolve()
      }
      flushSync(() => root.render(<IntroScreen clip={clip} onOver={end} />))
    })
}
