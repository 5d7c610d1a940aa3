/** What the big screen is for: nothing yet, a title, or the party's film. */
export type Showing = { is: 'nothing' } | { is: 'film'; titleId: number } | { is: 'party' }

/** Largest number that a title can have; an address may name any. */
const MAX_TITLE_ID = 2_147_483_647

/** Reads what is shown from the query of the address: `film={id}` or `party=1`. Anything else is nothing. */
export function showingIn(query: URLSearchParams): Showing {
  if (query.get('party') === '1') return { is: 'party' }
  const film = query.get('film')
  if (film === null || !/^\d{1,10}$/.test(film)) return { is: 'nothing' }
  const titleId = Number(film)
  return titleId > 0 && titleId <= MAX_TITLE_ID ? { is: 'film', titleId } : { is: 'nothing' }
}

/** The query of the address that shows something; empty for nothing. */
export function queryOf(showing: Showing): string {
  if (showing.is === 'film') return `film=${showing.titleId}`
  return showing.is === 'party' ? 'party=1' : ''
}
