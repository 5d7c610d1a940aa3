import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx'
import { versionNames } from './version-name.ts'
import { titleVideosQuery, versionChoice } from './videos.queries.ts'

/** The choice of the best version, whichever that is. */
const BEST = 'best'

/** Which version of a title is watched; not there where there is only one. Nothing to say while it is asked for,
 *  or when it cannot be had: the best plays then. */
export function VersionChoice({ titleId }: { titleId: number }) {
  const t = useTexts('title/videos')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data } = useQuery(titleVideosQuery(titleId))
  const choice = useMutation(versionChoice(queryClient, titleId))
  if (!data || data.versions.length < 2) return null
  const { versions, chosen } = data
  const names = versionNames(versions, { t, language })
  const [best] = versions
  const options = versions.map(({ id, isReady }) => {
    const name = names.get(id) ?? ''
    const said = id === best?.id ? t('best', { version: name }) : name
    return {
      value: id === best?.id ? BEST : String(id),
      name: isReady ? said : t('notReady', { version: said }),
    }
  })
  const value = chosen === null || chosen === best?.id ? BEST : String(chosen)
  return (
    <ChoiceGroup
      label={t('versions')}
      value={value}
      options={options}
      onChoose={(wanted) => choice.mutate(wanted === BEST ? null : Number(wanted))}
    />
  )
}
