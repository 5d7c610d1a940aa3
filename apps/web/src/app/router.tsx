import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter, Route, Routes } from 'react-router'
import { AppShell } from './app-shell.tsx'
import { CrashedPage } from './crashed-page.tsx'
import { pageOf } from './pages.ts'
import { type PageName, SCREENS } from './screens.ts'

/** Every screen of the app, each in the shell. The router shows an address in a transition: until the code
 *  of its page is there, the screen before it stays. */
export function Router() {
  return (
    <ErrorBoundary FallbackComponent={CrashedPage}>
      <BrowserRouter>
        <Routes>
          <Route element={<AppShell />}>
            {SCREENS.map(({ path, page }) => (
              <Route key={path} path={path} element={<Page name={page} />} />
            ))}
          </Route>
        </Routes>
      </BrowserRouter>
    </ErrorBoundary>
  )
}

function Page({ name }: { name: PageName }) {
  const Code = pageOf(name)
  return <Code />
}
