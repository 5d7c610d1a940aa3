import { HeartHandshake, LockKeyhole, MessageCircleOff, ShieldCheck } from 'lucide-react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { Run } from './runs.ts'

const ICONS = {
  distress: HeartHandshake,
  block: MessageCircleOff,
  redirect: ShieldCheck,
  personal: LockKeyhole,
} as const

/** What Leo held back, and how often on that day: of which kind it was, when, and what he said instead. */
export function HeldBackRow({ run: { kind, heldAt, times } }: { run: Run }) {
  const t = useTexts('parents/heldBack')
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const Icon = ICONS[kind]
  return (
    <li className="flex gap-3 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${kind === 'distress' ? 'text-lantern' : 'text-mist'}`}
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold leading-snug">{t(`kind.${kind}`)}</p>
        <p className="text-mist text-pretty">{t(`answer.${kind}`)}</p>
        <p className="text-mist text-sm">
          <time dateTime={heldAt.toISOString()}>{when.format(heldAt)}</time>
          {times > 1 && ` · ${t('times', { count: times })}`}
        </p>
      </div>
    </li>
  )
}
