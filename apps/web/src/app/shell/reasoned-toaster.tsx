import { useRefusal } from '../../library/refusal/use-refusal.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'

/** The toaster, which also says why what a toast tells of did not work. */
export function ReasonedToaster() {
  return <Toaster explain={useRefusal()} />
}
