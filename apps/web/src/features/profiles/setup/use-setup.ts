import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentLanguage } from '../../../platform/language.ts'
import { createProfile } from '../profiles.queries.ts'
import { refreshFamily } from '../switch-profile.ts'
import { fieldsOfPerson, isComplete, type Person, withPerson } from './setup-rules.ts'

/** The people of the set-up, and how they are saved: one after the other, the grown-up who sets it
 *  up first. Whoever was saved before a failure is not saved again. */
export function useSetup() {
  const queryClient = useQueryClient()
  const [people, setPeople] = useState(() => withPerson([], 'grownUp'))
  const [saved] = useState(() => new Set<number>())
  const save = useMutation({
    mutationFn: async () => {
      for (const person of people) {
        const fields = fieldsOfPerson(person, currentLanguage())
        if (!fields || saved.has(person.key)) continue
        await createProfile(fields)
        saved.add(person.key)
      }
    },
    onSuccess: () => refreshFamily(queryClient),
  })
  return {
    people,
    isComplete: people.every(isComplete),
    isSaved: (key: number) => saved.has(key),
    add: (kind: Person['kind']) => setPeople(withPerson(people, kind)),
    take: (key: number) => setPeople(people.filter((person) => person.key !== key)),
    change: (changed: Person) =>
      setPeople(people.map((person) => (person.key === changed.key ? changed : person))),
    save,
  }
}
