import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'warm' | 'glass'

const SHAPE =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-7 py-2.5 text-lg font-semibold transition duration-200 motion-safe:active:scale-97'

const LOOKS: Record<Look, string> = {
  warm: 'bg-linear-to-b from-lantern-light to-lantern text-space-950 shadow-lantern hover:brightness-108',
  glass:
    'bg-white/12 text-starlight ring-1 ring-inset ring-white/20 backdrop-blur-md hover:bg-white/22',
}

/** A round-ended button. */
export function Button({ look = 'warm', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={`${SHAPE} ${LOOKS[look]}`} />
}

/** A link to another screen that looks like a {@link Button}. */
export function ButtonLink({
  look = 'warm',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={`${SHAPE} ${LOOKS[look]}`} />
}
