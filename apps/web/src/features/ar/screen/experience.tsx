import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Dialog as RadixDialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useCoversPage } from '../../../platform/screen/covered-page.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useBackCloses } from '../../../ui/dialog/use-back-closes.ts'
import { useFocusReturn } from '../../../ui/dialog/use-focus-return.ts'
import './experience.css'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTitleGone } from '../../../library/title/use-title-gone.ts'
import { IntroCard } from '../cards/intro-card.tsx'
import { RefusedCard } from '../cards/refused-card.tsx'
import { canOpenWorld, openWorld, type World } from '../world/world-session.ts'
import { Stage } from './stage.tsx'
import { useCamera } from './use-camera.ts'
import { useExperience } from './use-experience.ts'

type ExperienceProps = {
  title: Animation
  onClose: () => void
}

/** The whole screen of an AR experience. Source: specification §2.14 (5). */
export function Experience({ title, onClose }: ExperienceProps) {
  const t = useTexts('ar/ar')
  const focus = useFocusReturn()
  const screen = useRef<HTMLDivElement>(null)
  const closeInner = useRef<() => boolean>(() => false)
  const { state, turning, start, goWithout, stop } = useCamera()
  const { world, isAsking, enterWorld, leaveWorld } = useWorld({
    onOpen: goWithout,
    onRefused: () => void start(),
  })
  const experience = useExperience(title.id, state.is !== 'intro')
  const exit = () => {
    leaveWorld()
    stop()
    onClose()
  }
  useTitleGone(title.id, exit)
  useBackCloses(true, exit)
  useCoversPage(true)
  const { data: hasWorld = false } = useQuery({
    queryKey: ['ar-world'],
    queryFn: canOpenWorld,
    staleTime: Infinity,
  })
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && exit()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          ref={screen}
          className="ar"
          data-world={world !== null}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (closeInner.current()) event.preventDefault()
          }}
        >
          <RadixDialog.Title className="sr-only">
            {t('title')}: {fullTitle(title)}
          </RadixDialog.Title>
          {(state.is === 'intro' || state.is === 'opening') && (
            <IntroCard
              title={title}
              isOpening={state.is === 'opening' || isAsking}
              onStart={() => void start()}
              onWithout={() => {
                leaveWorld()
                goWithout()
              }}
              onWorld={hasWorld ? () => void enterWorld(screen.current) : undefined}
              onExit={exit}
            />
          )}
          {state.is === 'refused' && (
            <RefusedCard
              reason={state.reason}
              onAgain={() => void start()}
              onWithout={goWithout}
              onClose={exit}
            />
          )}
          {state.is === 'open' && (
            <Stage
              title={title}
              camera={state.camera}
              turning={turning}
              world={world}
              experience={experience}
              closeInner={closeInner}
              onExit={exit}
            />
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** A session of WebXR, which shows the room itself. Where it does not come about, the next tier is tried.
 *  Whatever becomes of the screen, the session ends with it. */
function useWorld({ onOpen, onRefused }: { onOpen: () => void; onRefused: () => void }) {
  const [world, setWorld] = useState<World | null>(null)
  /** A session is on its way; the browser may be asking the person. */
  const [isAsking, setAsking] = useState(false)
  const held = useRef<World | null>(null)
  /** Counts what was asked for, so that a session that comes too late is ended. */
  const asked = useRef(0)
  useEffect(
    () => () => {
      asked.current += 1
      endWorld(held.current)
      held.current = null
    },
    [],
  )

  const leaveWorld = () => {
    asked.current += 1
    endWorld(held.current)
    held.current = null
    setWorld(null)
    setAsking(false)
  }
  const enterWorld = async (overlay: Element | null) => {
    if (!overlay) return
    leaveWorld()
    const mine = asked.current
    setAsking(true)
    const opened = await openWorld(overlay, () => {
      held.current = null
      setWorld(null)
    }).catch(() => null)
    if (asked.current !== mine) {
      endWorld(opened)
      return
    }
    setAsking(false)
    held.current = opened
    setWorld(opened)
    if (opened) onOpen()
    else onRefused()
  }
  return { world, isAsking, enterWorld, leaveWorld }
}

/** Ends a session that may be over already. */
const endWorld = (world: World | null) => void world?.end().catch(() => undefined)
