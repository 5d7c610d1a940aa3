import type { SocialPlatform } from './platforms.ts'

/** Characters of a message to share: as many as X takes from everybody. */
export const MAX_SHARE_CHARACTERS = 280

/** Page of X that begins a post with a text. */
const X_POST_PAGE = 'https://x.com/intent/post'

/** Where the others begin. None has a page that takes a text: Facebook's takes only a public address,
 *  which a server at home has none of. */
const SITES: Record<Exclude<SocialPlatform, 'x'>, string> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  tiktok: 'https://www.tiktok.com/',
  snapchat: 'https://www.snapchat.com/',
}

/** What is sent of a message: its words without the space around them; '' when there is nothing to
 *  send. Source: specification §5, "blank after trimming". */
export function trimmedMessage(message: string): string {
  return message.trim()
}

/** Whether a platform's page takes the words in its address; else they are copied to be pasted. */
export function takesPrefilledText(platform: SocialPlatform): boolean {
  return platform === 'x'
}

/** Address of the platform's own page where the words are sent from. */
export function sharePage(platform: SocialPlatform, words: string): string {
  if (platform !== 'x') return SITES[platform]
  // Half of an emoji, cut off by the limit, cannot stand in an address.
  return `${X_POST_PAGE}?text=${encodeURIComponent(words.toWellFormed())}`
}

/** Whether the words must be copied first: for a page that does not take them, and for several pages
 *  that are opened one by one. */
export function needsCopy(platforms: readonly SocialPlatform[]): boolean {
  return platforms.length > 1 || platforms.some((platform) => !takesPrefilledText(platform))
}

/** Whether Share to All can be pressed: something is written and somebody is connected.
 *  Source: specification §5. */
export function mayShareToAll(message: string, connected: readonly SocialPlatform[]): boolean {
  return trimmedMessage(message) !== '' && connected.length > 0
}
