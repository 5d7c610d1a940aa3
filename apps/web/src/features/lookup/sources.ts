import type { LookupSource } from '@starnest/contract/lookup/lookup'

/** What catalogues call themselves. */
export const SOURCE_NAMES: Record<LookupSource, string> = { tmdb: 'TMDB', tvmaze: 'TVmaze' }

/** The sentence that TMDB asks for, in the words that it asks for. Source: TMDB, API terms of use. */
export const TMDB_NOTICE =
  'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.'

/** Where the catalogues are. */
export const SOURCE_PAGES: Record<LookupSource, string> = {
  tmdb: 'https://www.themoviedb.org',
  tvmaze: 'https://www.tvmaze.com',
}
