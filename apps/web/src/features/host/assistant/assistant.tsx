import '../host.css'
import './assistant.css'
import type { HostAction, HostChatAnswer, HostPick } from '@starnest/contract/host/host'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFloatingWindow, usePageCovered } from '../../../platform/screen/covered-page.ts'
import { useChat } from '../chat/use-chat.ts'
import type { FaceClip } from '../face/leo-face.tsx'
import { useMood } from '../face/use-mood.ts'
import type { Place } from '../host.queries.ts'
import { useMenuOpen } from '../room/use-menu-open.ts'
import { Corner } from './corner.tsx'
import { useGreeting } from './use-greeting.ts'
import { useVoice } from './use-voice.ts'

/** Milliseconds in which the bubble's face moves when it comes: nothing moves by itself for more than
 *  five seconds. Source: WCAG 2.2, 2.2.2. */
const HELLO_MS = 4500

/** Actions after which something else is to be looked at. */
const LEADS_AWAY: readonly HostAction['type'][] = ['play', 'open', 'startParty', 'replayIntro']

export type AssistantProps = {
  clips: readonly FaceClip[]
  /** Where whoever speaks is at this moment. */
  place: () => Place
  onAction: (action: HostAction) => void
  onPick: (pick: HostPick) => void
}

/** Leo: in the corner of the page, and in that of a window which takes him in. Both show the same chat,
 *  and it is forgotten when he goes from the page. Source: specification §2.14. */
export function Assistant({ clips, place, onAction, onPick }: AssistantProps) {
  const [isOpen, setOpen] = useState(false)
  const [openIn, setOpenIn] = useState<HTMLElement | null>(null)
  const [draft, setDraft] = useState('')
  const [joy, setJoy] = useState(0)
  const { greeting, greet } = useGreeting(place)
  const voice = useVoice()
  const isCovered = usePageCovered()
  const opened = useFloatingWindow()
  const isMenuOpen = useMenuOpen()
  const isSaying = useSaysHello()
  const isOpenInWindow = opened !== null && opened === openIn
  useToldPage(isOpen || isOpenInWindow)

  const hear = (answer: HostChatAnswer) => {
    voice.say(answer)
    if (answer.picks.length > 0) setJoy((before) => before + 1)
    if (!answer.action) return
    if (LEADS_AWAY.includes(answer.action.type)) {
      setOpen(false)
      setOpenIn(null)
    }
    onAction(answer.action)
  }
  const { send, ...chat } = useChat({
    place,
    onAnswer: hear,
    // What was not sent can be sent again, or changed first.
    onFailure: (message) => setDraft((written) => written || message),
  })
  const mood = useMood({
    isThinking: chat.state.is === 'thinking',
    isSpeaking: voice.isSpeaking,
    isTyping: draft.trim() !== '',
    joy,
  })
  const open = (inWindow: HTMLElement | null) => {
    greet()
    if (inWindow) setOpenIn(inWindow)
    else setOpen(true)
  }
  const shared = {
    ...{ clips, mood, isSaying, greeting, voice, draft, onDraft: setDraft },
    chat: {
      ...chat,
      send: (message: string) => {
        voice.quiet()
        send(message)
      },
    },
  }
  return (
    <>
      <Corner
        {...shared}
        isAway={isCovered || isMenuOpen}
        isOpen={isOpen}
        onOpen={() => open(null)}
        onClose={() => {
          voice.quiet()
          setOpen(false)
        }}
        onPick={onPick}
      />
      {opened &&
        createPortal(
          <Corner
            {...shared}
            isAway={isMenuOpen}
            isOpen={isOpenInWindow}
            onOpen={() => open(opened)}
            onClose={() => {
              voice.quiet()
              setOpenIn(null)
            }}
            // What it shows is to be seen, and the panel would lie over it.
            onPick={(pick) => {
              setOpenIn(null)
              onPick(pick)
            }}
          />,
          opened,
        )}
    </>
  )
}

/** Tells the page's style sheets whether he is there, and whether his panel is open. */
function useToldPage(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.dataset.leo = isOpen ? 'open' : 'there'
    return () => {
      delete document.documentElement.dataset.leo
    }
  }, [isOpen])
}

function useSaysHello(): boolean {
  const [isSaying, setSaying] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSaying(false), HELLO_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSaying
}
