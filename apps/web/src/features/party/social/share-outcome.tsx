import type { Say } from '@starnest/contract/text/texts'
import { ExternalLink } from 'lucide-react'
import type { TextKey } from '../../../platform/text-parts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useConnections } from './connections.ts'
import { PLATFORM_NAMES } from './platforms.ts'
import type { SharePage, ShareReport } from './share.ts'
import { takesPrefilledText } from './share-rules.ts'

/** Says what came of sharing. */
export function ShareStatus({ report }: { report: ShareReport }) {
  const t = useTexts('party/social')
  return (
    <p role="status" aria-live="polite" className="w-full text-pretty empty:-mb-3">
      {sentenceOf(report, t)}
    </p>
  )
}

/** The pages that the person opens next, or that did not open. */
export function SharePages({ pages }: { pages: SharePage[] }) {
  const t = useTexts('party/social')
  const all = useConnections()
  const open = pages.filter(({ platform }) => all[platform].status === 'connected')
  if (open.length === 0) return null
  return (
    <ul aria-label={t('pages')} data-focus-row="" className="flex flex-wrap gap-3">
      {open.map(({ platform, address }) => (
        <li key={platform}>
          <ButtonLink look="glass" to={address} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            {t('openNamed', { name: PLATFORM_NAMES[platform] })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function sentenceOf(report: ShareReport, t: Say<TextKey<'party/social'>>): string {
  if (report.is === 'nothing') return ''
  if (report.is === 'copyRefused') return t('copyRefused', { count: report.pages.length })
  if (report.is !== 'opened') return t(report.is)
  const name = PLATFORM_NAMES[report.first]
  if (report.pages.length > 1) {
    return t(takesPrefilledText(report.first) ? 'firstOpensWithWords' : 'firstOpensToPaste', {
      name,
    })
  }
  return t(takesPrefilledText(report.first) ? 'opensWithWords' : 'opensToPaste', { name })
}
