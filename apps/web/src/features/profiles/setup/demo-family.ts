import type { ProfileFields, Role } from '@starnest/contract/household/profiles'
import { autoPlayOf, DEFAULT_PREFERENCES } from '@starnest/contract/household/profiles'
import type { Say } from '@starnest/contract/text/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../../platform/language.ts'
import type { TextKey } from '../../../platform/text-parts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { createProfile } from '../profiles.queries.ts'
import { refreshFamily } from '../switch-profile.ts'

type DemoMember = Pick<ProfileFields, 'ageGroup' | 'contentRating' | 'avatarUrl'> & {
  role: Extract<Role, 'dad' | 'mom' | 'daughter' | 'son'>
  favoriteGenres: typeof DEFAULT_PREFERENCES.favoriteGenres
}

const MEMBERS: DemoMember[] = [
  {
    role: 'dad',
    ageGroup: 'adult',
    contentRating: 'R',
    avatarUrl: '/portraits/bear.webp',
    favoriteGenres: ['adventure', 'sci-fi'],
  },
  {
    role: 'mom',
    ageGroup: 'adult',
    contentRating: 'R',
    avatarUrl: '/portraits/fox.webp',
    favoriteGenres: ['comedy', 'romance'],
  },
  {
    role: 'daughter',
    ageGroup: 'child',
    contentRating: 'G',
    avatarUrl: '/portraits/bunny.webp',
    favoriteGenres: ['kids', 'fantasy'],
  },
  {
    role: 'son',
    ageGroup: 'teen',
    contentRating: 'PG-13',
    avatarUrl: '/portraits/dragon.webp',
    favoriteGenres: ['anime', 'adventure'],
  },
]

/** A family of four that is made up, the grown-ups first, named in the language of the interface. */
export function demoFamily(say: Say<TextKey<'profiles/setup'>>): ProfileFields[] {
  const preferredLanguage = currentLanguage()
  return MEMBERS.map(({ favoriteGenres, ...member }) => ({
    ...member,
    name: say(`demo.${member.role}`),
    displayName: say(`demo.${member.role}`),
    preferences: JSON.stringify({
      ...DEFAULT_PREFERENCES,
      favoriteGenres,
      preferredLanguage,
      autoPlay: autoPlayOf(member.ageGroup),
    }),
  }))
}

/** Adds the demo family, one after the other: the first takes the place of the unnamed grown-up. */
export function useDemoFamily() {
  const say = useTexts('profiles/setup')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      for (const fields of demoFamily(say)) await createProfile(fields)
    },
    // Those who were added before a failure are there.
    onSettled: () => refreshFamily(queryClient),
  })
}
