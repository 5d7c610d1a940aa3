import { PARTY_REACTIONS, type PartyReaction } from '@starnest/contract/party/party'
import { SmilePlus } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { EmojiBoard } from '../chat/emoji-board.tsx'
import type { UsedLine } from '../line/use-party-line.ts'

/** Reactions in the air at once; more would hide the film. */
const MAX_FLYING = 20

type Flying = { id: number; reaction: PartyReaction; acrossPercent: number }

/** Reactions that fly over the film. They are decoration, so screen readers do not read them. */
export function FlyingReactions({ onReaction }: Pick<UsedLine, 'onReaction'>) {
  const [flying, setFlying] = useState<readonly Flying[]>([])
  useEffect(() => {
    let lastId = 0
    return onReaction((_memberId, reaction) => {
      lastId += 1
      const one = { id: lastId, reaction, acrossPercent: 8 + Math.random() * 84 }
      setFlying((before) => [...before, one].slice(-MAX_FLYING))
    })
  }, [onReaction])
  const land = (id: number) => setFlying((before) => before.filter((one) => one.id !== id))
  return (
    <div aria-hidden className="party-flying">
      {flying.map(({ id, reaction, acrossPercent }) => {
        const style: CSSProperties = { insetInlineStart: `${acrossPercent}%` }
        return (
          <span key={id} style={style} onAnimationEnd={() => land(id)}>
            {reaction}
          </span>
        )
      })}
    </div>
  )
}

/** The button that sends a reaction. */
export function ReactButton({ react }: Pick<UsedLine, 'react'>) {
  const t = useTexts('party/party')
  return (
    <EmojiBoard
      name={t('react')}
      icon={<SmilePlus aria-hidden className="size-5" />}
      label={t('react')}
      emoji={PARTY_REACTIONS}
      nameOf={(emoji) => t('reactWith', { emoji })}
      staysOpen
      className="party-reactions"
      onChoose={react}
    />
  )
}
