import { type ReactNode, useId } from 'react'

type SettingsSectionProps = { icon: ReactNode; title: string; hint?: string; children: ReactNode }

/** Settings that belong together, under one heading. */
export function SettingsSection({ icon, title, hint, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel">
      <header className="flex items-start gap-4">
        <span aria-hidden className="mt-0.5 text-lantern">
          {icon}
        </span>
        <div>
          <h2 id={id} className="font-display text-2xl leading-tight">
            {title}
          </h2>
          {hint && <p className="mt-1 text-mist text-pretty">{hint}</p>}
        </div>
      </header>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  )
}
