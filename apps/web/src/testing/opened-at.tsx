import type { ReactNode } from 'react'
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'

type Shown = { location: Location; reachedBy: NavigationType; navigate: NavigateFunction }

/** `children` in a router that was opened at `address`, for the screens of `path`; `shown` says what address
 *  stands there now. */
export function openedAt(address: string, children: ReactNode, path = '*') {
  let now: Shown | undefined
  const told = (shown: Shown) => {
    now = shown
  }
  const element = (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={<Teller told={told}>{children}</Teller>} />
      </Routes>
    </MemoryRouter>
  )
  const shown = (): Shown => {
    if (!now) throw new Error('nothing is drawn yet')
    return now
  }
  return { element, shown }
}

function Teller({ told, children }: { told: (shown: Shown) => void; children: ReactNode }) {
  told({ location: useLocation(), reachedBy: useNavigationType(), navigate: useNavigate() })
  return children
}
