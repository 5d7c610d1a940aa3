import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Toaster } from '../src/ui/toast/toaster.tsx'
import { ActionsSection } from './sections/actions.tsx'
import { ChoicesSection } from './sections/choices.tsx'
import { FieldsSection } from './sections/fields.tsx'
import { FoundationSections } from './sections/foundation.tsx'
import { MessagesSection } from './sections/messages.tsx'
import { OverlaysSection } from './sections/overlays.tsx'
import { PicturesSection } from './sections/pictures.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// The address says how the page is drawn: ?contrast=more, ?dir=rtl.
const params = new URLSearchParams(location.search)
if (params.get('contrast') === 'more') document.documentElement.dataset.contrast = 'more'
if (params.get('dir') === 'rtl') document.documentElement.dir = 'rtl'

createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <main id="content" tabIndex={-1} className="gallery">
        <h1>Starnest design system</h1>
        <FoundationSections />
        <ActionsSection />
        <FieldsSection />
        <ChoicesSection />
        <PicturesSection />
        <MessagesSection />
        <OverlaysSection />
      </main>
      <Toaster />
    </MemoryRouter>
  </StrictMode>,
)
