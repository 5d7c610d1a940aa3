import { hostTexts } from '../languages/host-language.ts'
import { english } from './replies/english.ts'
import { french } from './replies/french.ts'
import { spanish } from './replies/spanish.ts'

/** What the host answers. `simple` is for those who are small. */
export const replyTexts = hostTexts({ en: english, es: spanish, fr: french })
