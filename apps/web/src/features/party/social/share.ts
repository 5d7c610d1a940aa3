import { connections } from './connections.ts'
import { connectedPlatforms, PLATFORM_NAMES, type SocialPlatform } from './platforms.ts'
import { mayShareToAll, needsCopy, sharePage, trimmedMessage } from './share-rules.ts'

/** A page of a platform that the person may open. */
export type SharePage = { platform: SocialPlatform; address: string }

/** What came of a press on one of the share buttons. The browser does not tell whether the page that
 *  it was asked to open did open, so its address comes along. */
export type ShareReport =
  | { is: 'nothing' }
  | { is: 'blank' }
  /** The first of the pages was opened. */
  | { is: 'opened'; first: SocialPlatform; pages: SharePage[] }
  /** The browser refused to copy; no page was opened. */
  | { is: 'copyRefused'; pages: SharePage[] }
  | { is: 'handedOver' }
  | { is: 'handingOverFailed' }

const NOTHING: ShareReport = { is: 'nothing' }

/** Share a message to one platform. It must be pressed for: browsers open a page only then.
 *  Source: specification §8, "Sharing while disconnected". */
export async function shareTo(platform: SocialPlatform, message: string): Promise<ShareReport> {
  if (connections.get()[platform].status !== 'connected') {
    console.warn(`${PLATFORM_NAMES[platform]} not connected`)
    return NOTHING
  }
  const words = trimmedMessage(message)
  return words === '' ? { is: 'blank' } : openFirst([platform], words)
}

/** Share a message to every connected platform: it is copied once and the first page is opened;
 *  browsers would block the others, so they are left to be opened one by one. */
export async function shareToAll(message: string): Promise<ShareReport> {
  const connected = connectedPlatforms(connections.get())
  return mayShareToAll(message, connected) ? openFirst(connected, trimmedMessage(message)) : NOTHING
}

/** Whether this browser can hand a text to the device's own share sheet. */
export function canShareWithDevice(): boolean {
  return typeof navigator.share === 'function'
}

/** Hand a message to the device's own share sheet. Closing that sheet is no failure. */
export async function shareWithDevice(message: string): Promise<ShareReport> {
  const text = trimmedMessage(message)
  if (text === '') return { is: 'blank' }
  try {
    await navigator.share({ text })
    return { is: 'handedOver' }
  } catch (error) {
    const wasClosed = error instanceof DOMException && error.name === 'AbortError'
    return wasClosed ? NOTHING : { is: 'handingOverFailed' }
  }
}

async function openFirst(
  platforms: readonly SocialPlatform[],
  words: string,
): Promise<ShareReport> {
  const pages = platforms.map((platform) => ({ platform, address: sharePage(platform, words) }))
  const [first] = pages
  if (!first) return NOTHING
  // Before the page opens: a browser copies only from the tab in front.
  if (needsCopy(platforms) && !(await copy(words))) return { is: 'copyRefused', pages }
  window.open(first.address, '_blank', 'noopener,noreferrer')
  return { is: 'opened', first: first.platform, pages }
}

async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    // Refused by the person or the browser, or not there without a secure page: said on the screen.
    return false
  }
}
