import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { announceLanguage } from '../platform/language.ts'
import { Providers } from './providers.tsx'
import { createStarnestRouter, fetchScreensAhead } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

announceLanguage()
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createStarnestRouter()} />
    </Providers>
  </StrictMode>,
)
addEventListener('load', fetchScreensAhead, { once: true })
