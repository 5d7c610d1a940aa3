import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntroScreen } from '../../features/intro/intro-screen.tsx'
import { fetchClips } from '../../features/studio/studio.queries.ts'

type IntroToPlay = {
  /** Whether the app shows already, because preparing took too long. */
  isTooLate: () => boolean
  /** Told once the intro stands before the app. */
  onOpen: () => void
}

/** Plays the intro, when the library has one. Resolves when it is over.
 *  @throws HttpError, or TypeError when nobody answers. */
export async function playIntro({ isTooLate, onOpen }: IntroToPlay): Promise<void> {
  const clip = (await fetchClips()).find(({ use }) => use === 'intro')
  if (!clip || isTooLate()) return
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
