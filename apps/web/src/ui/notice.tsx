import type { ReactNode } from 'react'

type NoticeProps = {
  role: 'status' | 'alert'
  title: string
  text: string
  icon: ReactNode
  /** What the person can do about it. */
  action?: ReactNode
}

/** Says that there is nothing here, or what went wrong, in the middle of the space it has. */
export function Notice({ role, title, text, icon, action }: NoticeProps) {
  return (
    <div
      role={role}
      className="mx-auto flex max-w-xl flex-col items-center gap-4 px-gutter py-16 text-center"
    >
      <div className="grid size-24 place-items-center rounded-full bg-lantern/12 text-lantern shadow-halo">
        {icon}
      </div>
      <h2 className="font-display text-3xl text-balance">{title}</h2>
      <p className="text-lg text-mist text-pretty">{text}</p>
      {action}
    </div>
  )
}
