import type { Portrait } from '@starnest/contract/studio/studio'
import { useTexts } from '../../../platform/texts.ts'

/** Those of the cast whose names the interface can say. */
const NAMED = [
  'lion',
  'fox',
  'owl',
  'bear',
  'bunny',
  'panda',
  'penguin',
  'elephant',
  'dragon',
  'cat',
] as const

/** Portraits of the cast. */
export function CastSection({ portraits }: { portraits: Portrait[] }) {
  const t = useTexts('studio/making-of')
  const nameOf = (name: string) => {
    const named = NAMED.find((one) => one === name)
    return named ? t(`cast.${named}`) : name
  }
  return (
    <section aria-labelledby="cast" className="making-section">
      <h2 id="cast" className="making-heading">
        {t('castTitle')}
      </h2>
      <p className="making-text">{t('castText')}</p>
      <ul className="making-cast">
        {portraits.map(({ name, url }) => (
          <li key={name}>
            <img
              src={url}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className="making-portrait"
            />
            <p className="mt-2 text-center font-medium">{nameOf(name)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
