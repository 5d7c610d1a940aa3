import { Sparkles } from 'lucide-react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDemoFamily } from '../setup/demo-family.ts'

/** Nobody has been named yet: begin with oneself, or look at it with a family that is made up. */
export function FamilyEmpty({ onCreate }: { onCreate: () => void }) {
  const t = useTexts('profiles/profiles')
  const demo = useDemoFamily()
  return (
    <Notice
      role="status"
      title={t('emptyTitle')}
      text={t('emptyText')}
      icon={<Sparkles aria-hidden className="size-12" />}
      action={
        <div className="grid gap-3" data-focus-row="">
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onCreate}>{t('createFirst')}</Button>
            <Button look="glass" isBusy={demo.isPending} onClick={() => demo.mutate()}>
              {t('tryDemo')}
            </Button>
          </div>
          {demo.isError && <RefusalLine error={demo.error} />}
        </div>
      }
    />
  )
}
