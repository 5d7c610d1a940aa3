import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A round button with an icon only; `label` is its name. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={`grid size-12 place-items-center rounded-full bg-space-950/45 text-starlight ring-1 ring-inset ring-white/25 backdrop-blur-md transition duration-200 hover:bg-white/20 disabled:opacity-45 disabled:hover:bg-space-950/45 ${className}`}
    />
  )
}
