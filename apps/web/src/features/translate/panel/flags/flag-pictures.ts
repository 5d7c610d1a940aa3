import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import br from '@twemoji/svg/1f1e7-1f1f7.svg?no-inline'
import cn from '@twemoji/svg/1f1e8-1f1f3.svg?no-inline'
import de from '@twemoji/svg/1f1e9-1f1ea.svg?no-inline'
import es from '@twemoji/svg/1f1ea-1f1f8.svg?no-inline'
import fr from '@twemoji/svg/1f1eb-1f1f7.svg?no-inline'
import gb from '@twemoji/svg/1f1ec-1f1e7.svg?no-inline'
import india from '@twemoji/svg/1f1ee-1f1f3.svg?no-inline'
import it from '@twemoji/svg/1f1ee-1f1f9.svg?no-inline'
import jp from '@twemoji/svg/1f1ef-1f1f5.svg?no-inline'
import kr from '@twemoji/svg/1f1f0-1f1f7.svg?no-inline'
import ru from '@twemoji/svg/1f1f7-1f1fa.svg?no-inline'
import sa from '@twemoji/svg/1f1f8-1f1e6.svg?no-inline'

/** Pictures of the languages' flags. Not every system draws flags of letters: Windows shows the letters. */
export const FLAG_PICTURES: Record<InterfaceLanguage, string> = {
  en: gb,
  es,
  fr,
  de,
  it,
  pt: br,
  ja: jp,
  ko: kr,
  zh: cn,
  ar: sa,
  hi: india,
  ru,
}
