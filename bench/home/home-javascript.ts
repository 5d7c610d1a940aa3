import { homeJavascriptBytes } from '../../scripts/checks/home-javascript.ts'
import type { Figure } from '../figure.ts'

/** Source: design, "Numbers we hold ourselves to". */
const TARGET_KB = 140

/** What a browser fetches of scripts before home can be used. */
export async function measureHomeJavascript(): Promise<Figure[]> {
  return [
    {
      name: 'JavaScript before home can be used, gzip',
      value: homeJavascriptBytes('apps/web/dist') / 1000,
      unit: 'kB',
      better: 'smaller',
      target: TARGET_KB,
    },
  ]
}
