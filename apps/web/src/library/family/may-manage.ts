import { useQuery } from '@tanstack/react-query'
import { viewerQuery } from './family.queries.ts'

/** Whether what is for grown-ups is open to whoever watches on this device: only grown-ups watch,
 *  and the active one has a PIN if any grown-up has one. */
export const useMayManage = (): boolean => useQuery(viewerQuery).data?.mayManage ?? false
