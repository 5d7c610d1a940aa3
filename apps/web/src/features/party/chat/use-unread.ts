import type { PartyMessage } from '@starnest/contract/party/party'
import { useEffect, useState } from 'react'

/** How many messages came while the chat was closed. */
export function useUnread(messages: readonly PartyMessage[], isOpen: boolean): number {
  const lastId = messages.at(-1)?.id ?? 0
  const [seenId, setSeenId] = useState(lastId)
  useEffect(() => {
    if (isOpen) setSeenId(lastId)
  }, [isOpen, lastId])
  return isOpen ? 0 : messages.filter(({ id }) => id > seenId).length
}
