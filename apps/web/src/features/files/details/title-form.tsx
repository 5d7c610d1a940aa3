import { AGE_RATINGS } from '@starnest/contract/age-rating'
import { type AnimationDetail, GENRES } from '@starnest/contract/catalog/catalog'
import { Captions, Eye, EyeOff } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { captionsAddress } from '../../../library/title/captions-address.ts'
import { digitsOf } from '../../../platform/digits.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useSaveTitle } from '../files.queries.ts'
import { CertificateLine } from './certificate-line.tsx'
import { PosterChoice } from './poster-choice.tsx'
import { familyTitleOf, fieldsOf, isYear, type TitleFields } from './title-fields.ts'

const NONE = 'none'

type TitleFormProps = { title: AnimationDetail; onClose: () => void }

/** The form of a title, and why its rating matters. */
export function TitleForm({ title, onClose }: TitleFormProps) {
  const t = useTexts('files/details')
  const sayGenre = useTexts('core/genre')
  const sayTranslate = useTexts('title/translate')
  const [fields, setFields] = useState<TitleFields>(() => fieldsOf(title))
  const [wasSent, setSent] = useState(false)
  const save = useSaveTitle(title.id)
  const { certificate } = title
  const change = (changes: Partial<TitleFields>) => setFields({ ...fields, ...changes })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    const body = familyTitleOf(fields)
    if (!body || save.isPending) return
    save.mutate(body, {
      onSuccess: () => {
        showToast({ title: t('saved', { title: body.title }) })
        onClose()
      },
    })
  }
  const isNameless = fields.title.trim() === ''
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={t('title')}
        value={fields.title}
        maxLength={200}
        onChange={(value) => change({ title: value })}
        {...(wasSent && isNameless && { error: t('titleNeeded') })}
      />
      <Description value={fields.description} onChange={(description) => change({ description })} />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Select
          label={t('genre')}
          value={fields.genre ?? NONE}
          options={[
            { value: NONE, name: t('noGenre') },
            ...GENRES.map((value) => ({ value, name: sayGenre(value) })),
          ]}
          onChoose={(genre) => change({ genre: genre === NONE ? null : genre })}
        />
        <Select
          label={t('rating')}
          value={fields.rating ?? NONE}
          options={[
            { value: NONE, name: t('rating.none') },
            ...AGE_RATINGS.map((value) => ({ value, name: value })),
          ]}
          onChoose={(rating) => change({ rating: rating === NONE ? null : rating })}
        />
      </div>
      <div className="grid gap-2">
        <WhoSees rating={fields.rating ?? certificate?.rating ?? null} />
        {certificate && <CertificateLine certificate={certificate} rating={fields.rating} />}
      </div>
      <div className="max-w-60">
        <TextField
          label={t('year')}
          value={fields.year}
          inputMode="numeric"
          maxLength={4}
          hint={t('yearHint')}
          onChange={(year) => change({ year: digitsOf(year) })}
          {...(!isYear(fields.year) && { error: t('yearWrong') })}
        />
      </div>
      <PosterChoice
        thumbnailUrl={title.thumbnailUrl}
        chosen={fields.poster}
        onChoose={(poster) => change({ poster })}
      />
      {save.isError && <RefusalLine error={save.error} lead={t('saveFailed')} />}
      <div className="flex flex-wrap justify-end gap-3" data-focus-row="">
        <ButtonLink
          look="glass"
          className="me-auto"
          to={captionsAddress(title.id)}
          onClick={onClose}
        >
          <Captions aria-hidden className="size-5" />
          {sayTranslate('captions')}
        </ButtonLink>
        <Button look="glass" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function Description(props: { value: string; onChange: (value: string) => void }) {
  const t = useTexts('files/details')
  const id = useId()
  return (
    <div data-focus-row="" className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('description')}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={4000}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        className="field min-h-28 py-3"
      />
    </div>
  )
}

/** A film without a rating is for grown-ups: said where it is rated, because parents wonder. */
function WhoSees({ rating }: { rating: TitleFields['rating'] }) {
  const t = useTexts('files/details')
  const Icon = rating === null ? EyeOff : Eye
  return (
    <p
      role="status"
      className={`flex items-start gap-2 ${rating === null ? 'text-lantern-light' : 'text-mist'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      {rating === null ? t('unratedText') : t('ratedText', { rating })}
    </p>
  )
}
