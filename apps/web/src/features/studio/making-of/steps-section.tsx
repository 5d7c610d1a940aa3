import { Brush, Feather, Film, type LucideIcon, Mic, Shapes, SunMedium } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'

const STEPS = [
  { name: 'script', Icon: Feather },
  { name: 'sculpt', Icon: Shapes },
  { name: 'light', Icon: SunMedium },
  { name: 'sound', Icon: Mic },
  { name: 'draw', Icon: Brush },
  { name: 'cut', Icon: Film },
] as const satisfies readonly { name: string; Icon: LucideIcon }[]

/** The way of a film from its script to its last cut. */
export function StepsSection() {
  const t = useTexts('studio/making-of')
  return (
    <section aria-labelledby="steps" className="making-section">
      <h2 id="steps" className="making-heading">
        {t('stepsTitle')}
      </h2>
      <ol className="making-steps">
        {STEPS.map(({ name, Icon }, index) => (
          <li key={name} className="making-step">
            <span aria-hidden className="making-step-number">
              {index + 1}
            </span>
            <Icon aria-hidden className="size-8 text-lantern" />
            <h3 className="mt-3 font-display text-2xl leading-tight">{t(`step.${name}`)}</h3>
            <p className="mt-2 text-lg leading-relaxed text-mist text-pretty">
              {t(`step.${name}Text`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
