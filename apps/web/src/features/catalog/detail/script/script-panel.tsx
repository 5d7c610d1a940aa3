import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../../library/refusal/load-failure.tsx'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { scriptQuery } from './script-query.ts'

/** What is said in the title, to be read; asked for when it is opened. Source: specification §2.4,
 *  "a script or description panel". */
export function ScriptPanel({ id }: { id: number }) {
  const t = useTexts('title/detail')
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t('script')} className="detail-script">
      <button
        type="button"
        aria-expanded={isOpen}
        className="detail-script-button"
        onClick={() => setOpen(!isOpen)}
      >
        <ScrollText aria-hidden className="size-6 text-lantern" />
        {isOpen ? t('hideScript') : t('showScript')}
        <ChevronDown
          aria-hidden
          className={`ms-auto size-6 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && <Script id={id} />}
    </section>
  )
}

function Script({ id }: { id: number }) {
  const t = useTexts('title/detail')
  const script = useQuery(scriptQuery(id, useLanguage()))
  if (script.isPending) {
    return (
      <p role="status" className="px-5 pb-5 text-mist">
        {t('scriptLoading')}
      </p>
    )
  }
  if (script.isError) {
    const retry = () => void script.refetch()
    return (
      <div className="px-5 pb-5">
        <LoadFailure error={script.error} lead={t('failed')} onRetry={retry} />
      </div>
    )
  }
  if (script.data.length === 0) return <p className="px-5 pb-5 text-mist">{t('scriptMissing')}</p>
  return (
    <ol className="detail-script-lines">
      {script.data.map(({ speaker, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a script's lines never change their order
        <li key={place}>
          {speaker !== null && <span className="detail-script-speaker">{speaker}</span>}
          <span>{words}</span>
        </li>
      ))}
    </ol>
  )
}
