import { AR_ROUTES } from '@starnest/contract/ar/ar.routes'
import { pathOf } from '@starnest/contract/route'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Who and what of a title stands around the viewer, in the language of the interface. Asked for once; asking
 *  again has a button. */
export const arExperienceQuery = (contentId: number, language: InterfaceLanguage) =>
  queryOptions({
    queryKey: [pathOf(AR_ROUTES.experience, { contentId }), language],
    meta: { staleOn: ['library', 'profiles'] },
    queryFn: ({ signal }) => call(AR_ROUTES.experience, { params: { contentId }, signal }),
  })
