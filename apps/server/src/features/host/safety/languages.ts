import { arabic } from './languages/ar.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en/english.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { hindi } from './languages/hi.ts'
import { italian } from './languages/it.ts'
import { japanese } from './languages/ja.ts'
import { korean } from './languages/ko.ts'
import { portuguese } from './languages/pt.ts'
import { russian } from './languages/ru.ts'
import { chinese } from './languages/zh.ts'
import type { SafetyList } from './safety-list.ts'

/** The lists of all languages. A message is held against all of them: children mix languages, and
 *  nobody has to guess which one it is. */
export const LANGUAGES: readonly SafetyList[] = [
  english,
  spanish,
  french,
  german,
  italian,
  portuguese,
  japanese,
  korean,
  chinese,
  arabic,
  hindi,
  russian,
]
