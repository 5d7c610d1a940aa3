import type { EMOJI_AVATARS } from '@starnest/contract/household/profiles'
import person from '@twemoji/svg/1f9d1.svg?no-inline'
import astronaut from '@twemoji/svg/1f9d1-200d-1f680.svg?no-inline'
import child from '@twemoji/svg/1f9d2.svg?no-inline'
import boy from '@twemoji/svg/1f466.svg?no-inline'
import girl from '@twemoji/svg/1f467.svg?no-inline'
import man from '@twemoji/svg/1f468.svg?no-inline'
import woman from '@twemoji/svg/1f469.svg?no-inline'
import grandfather from '@twemoji/svg/1f474.svg?no-inline'
import grandmother from '@twemoji/svg/1f475.svg?no-inline'
import baby from '@twemoji/svg/1f476.svg?no-inline'

type EmojiAvatar = (typeof EMOJI_AVATARS)[number]

const PICTURES: Record<EmojiAvatar, string> = {
  '🧑': person,
  '👨': man,
  '👩': woman,
  '👧': girl,
  '👦': boy,
  '🧒': child,
  '👶': baby,
  '👴': grandfather,
  '👵': grandmother,
  '🧑‍🚀': astronaut,
}

const pictures = new Map<string, string>(Object.entries(PICTURES))

/** Address of the picture of an `avatarUrl`, so that it looks the same on every device; null for an
 *  emoji that the form does not offer: the device's own font draws it. */
export function avatarPicture(avatarUrl: string): string | null {
  return avatarUrl.startsWith('/portraits/') ? avatarUrl : (pictures.get(avatarUrl) ?? null)
}
