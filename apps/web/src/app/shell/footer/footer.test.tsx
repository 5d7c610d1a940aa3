import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveProfileLanguage } from '../../../features/profiles/save-language.ts'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { chooseLanguage, currentLanguage } from '../../../platform/language.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { Footer } from './footer.tsx'

vi.mock('../../../features/profiles/save-language.ts', () => ({ saveProfileLanguage: vi.fn() }))

beforeEach(async () => {
  await chooseLanguage('en')
  vi.mocked(saveProfileLanguage).mockReset().mockResolvedValue()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(4))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

describe('the footer', () => {
  it('links what the specification lists', () => {
    const links = within(screen.getByRole('navigation', { name: 'All pages' })).getAllByRole('link')
    const addresses = Object.fromEntries(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    expect(addresses).toEqual({
      Home: '/',
      Movies: '/movies',
      Series: '/series',
      Kids: '/kids',
      'My List': '/my-list',
      'Help Center': '/help',
      'Contact Us': '/contact',
      Accessibility: '/accessibility',
      Account: '/account',
      Billing: '/billing',
      'Redeem Gift': '/redeem',
      'Privacy Policy': '/privacy',
      'Terms of Service': '/terms',
      'Cookie Policy': '/cookies',
      'Corporate Info': '/corporate',
    })
  })

  it('speaks another language at once, and keeps it for whoever is watching', async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), {
      target: { value: 'es' },
    })
    expect(await screen.findByRole('link', { name: 'Centro de ayuda' })).toBeTruthy()
    expect(currentLanguage()).toBe('es')
    expect(saveProfileLanguage).toHaveBeenCalledExactlyOnceWith(4, 'es')
  })

  it('has signs that are no links, and the years', () => {
    expect(screen.getByText(/© 2023–\d{4} Starnest/)).toBeTruthy()
    expect(document.querySelectorAll('[aria-hidden] a, [aria-hidden] button')).toHaveLength(0)
  })
})
