/** The social platforms that a grown-up may share to, in the order they are shown.
 *  Source: specification §2.8 and §9, "Social". */
export const SOCIAL_PLATFORMS = ['facebook', 'instagram', 'tiktok', 'x', 'snapchat'] as const
/** One of {@link SOCIAL_PLATFORMS}. */
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]

/** What the platforms call themselves, in every language. */
export const PLATFORM_NAMES: Record<SocialPlatform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  snapchat: 'Snapchat',
}

/** How this device stands with one platform. Connected means that it may open that platform's own
 *  page, no more: nobody is signed in, and the token is a random number that stays here.
 *  Source: specification §4, "Social platform connection". */
export type SocialConnection =
  | { status: 'disconnected' }
  | { status: 'connecting' }
  | { status: 'connected'; token: string }
  | { status: 'error'; problem: 'offline' | 'failed' }

/** How this device stands with each of the platforms. */
export type SocialConnections = Record<SocialPlatform, SocialConnection>

/** No platform is connected, as on a device that never connected one. */
export const NONE_CONNECTED: SocialConnections = {
  facebook: { status: 'disconnected' },
  instagram: { status: 'disconnected' },
  tiktok: { status: 'disconnected' },
  x: { status: 'disconnected' },
  snapchat: { status: 'disconnected' },
}

/** The platforms that are connected, in the order they are shown. */
export function connectedPlatforms(connections: SocialConnections): SocialPlatform[] {
  return SOCIAL_PLATFORMS.filter((platform) => connections[platform].status === 'connected')
}
