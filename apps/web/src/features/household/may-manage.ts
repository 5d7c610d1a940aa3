import { useQuery } from '@tanstack/react-query'
import { viewerQuery } from '../../library/family/family.queries.ts'

/** Whether what is for grown-ups is open to whoever watches on this device: grown-ups among
 *  themselves, with a PIN where one has one. */
export const useMayManage = (): boolean => useQuery(viewerQuery).data?.mayManage ?? false
