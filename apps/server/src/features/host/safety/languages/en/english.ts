import type { SafetyList } from '../../safety-list.ts'

import { harmless } from './harmless.ts'
import { inNeed } from './in-need.ts'
import { unsuitable } from './unsuitable.ts'

/** English. These words exist here to protect the children who talk to Leo: so that they are recognised. */
export const english: SafetyList = {
  ...unsuitable,
  ...inNeed,
  harmless,
  digits: 'zero oh one two three four five six seven eight nine double',
}
