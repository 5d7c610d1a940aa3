import type { TitleForProfile } from '@starnest/contract/parents/parents'

/** Name of the text that says in plain words why a profile sees a title, or does not. */
export function reasonText({ visible, why }: Pick<TitleForProfile, 'visible' | 'why'>) {
  switch (why) {
    case 'approved':
      return 'isApproved' as const
    case 'blocked':
      return 'isBlocked' as const
    case 'approved-only':
      return 'isNotApproved' as const
    default:
      return visible ? (`${why}Fits` as const) : (`${why}TooHigh` as const)
  }
}
