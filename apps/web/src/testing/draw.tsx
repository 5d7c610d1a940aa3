import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'

/** Draws a part of the interface with a cache and a router of its own. */
export function draw(part: ReactNode) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
  return queryClient
}
