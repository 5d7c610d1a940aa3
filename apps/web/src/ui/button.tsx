import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'warm' | 'glass' | 'danger'

const SHAPE =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-7 py-2.5 text-lg font-semibold transition duration-200 motion-safe:active:scale-97'

const LOOKS: Record<Look, string> = {
  warm: 'bg-linear-to-b from-lantern-light to-lantern text-space-950 shadow-lantern hover:brightness-108',
  glass:
    'bg-white/12 text-starlight ring-1 ring-inset ring-white/20 backdrop-blur-md hover:bg-white/22',
  danger: 'bg-danger text-space-950 hover:brightness-108',
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look
  /** True while what it started is under way: it turns, and cannot be pressed again. */
  isBusy?: boolean
}

/** A round-ended button. */
export function Button(props: ButtonProps) {
  const { look = 'warm', isBusy = false, className = '', children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true, onClick: refusePress })}
      className={`${SHAPE} ${LOOKS[look]} disabled:pointer-events-none disabled:opacity-45 aria-busy:cursor-progress ${className}`}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />}
      {children}
    </button>
  )
}

/** A busy button keeps the focus, so it is not disabled; and it sends no form. */
function refusePress(event: { preventDefault(): void }): void {
  event.preventDefault()
}

/** A link to another screen that looks like a {@link Button}. */
export function ButtonLink({
  look = 'warm',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={`${SHAPE} ${LOOKS[look]} ${className}`} />
}
