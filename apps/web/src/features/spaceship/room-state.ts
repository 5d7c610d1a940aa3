import { titleIdIn } from '../../library/title/title-id.ts'

/** What the big screen is for: nothing yet, a title, or the party's film. */
export type Showing = { is: 'nothing' } | { is: 'film'; titleId: number } | { is: 'party' }

/** Reads what is shown from the query of the address: `film={id}` or `party=1`. Anything else is nothing. */
export function showingIn(query: URLSearchParams): Showing {
  if (query.get('party') === '1') return { is: 'party' }
  const titleId = titleIdIn(query.get('film') ?? undefined)
  return titleId === undefined ? { is: 'nothing' } : { is: 'film', titleId }
}

/** The query of the address that shows something; empty for nothing. */
export function queryOf(showing: Showing): string {
  if (showing.is === 'film') return `film=${showing.titleId}`
  return showing.is === 'party' ? 'party=1' : ''
}
