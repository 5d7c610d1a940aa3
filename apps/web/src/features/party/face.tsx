import { createContext, type ReactNode, use } from 'react'

/** How the page draws somebody's face, out of what their profile has for it. */
export const FaceContext = createContext<(avatarUrl: string) => ReactNode>((avatarUrl) => avatarUrl)

/** The face of a profile. It says nothing to a screen reader: its name stands beside it. */
export function Face({ avatarUrl }: { avatarUrl: string }) {
  return (
    <span aria-hidden className="party-avatar">
      {use(FaceContext)(avatarUrl)}
    </span>
  )
}
