import { Shuffle, X } from 'lucide-react'
import { Avatar } from '../../../library/family/avatar/avatar.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RoleDot } from '../facts/role-badge.tsx'
import { nextFace, type Person, ROLES_OF_KIND } from './setup-rules.ts'

/** No choice yet: a value that no option has. */
const UNSAID = 'unsaid'

type PersonRowProps = {
  person: Person
  /** Whoever sets the family up. */
  isYou: boolean
  isSaved: boolean
  onChange: (person: Person) => void
  /** Given the button that was pressed, which goes with the row. */
  onTake: (pressed: HTMLElement) => void
}

/** One person of the set-up: a face that changes with a press, a name, and who they are. */
export function PersonRow({ person, isYou, isSaved, onChange, onTake }: PersonRowProps) {
  const t = useTexts('profiles/setup')
  const profiles = useTexts('profiles/profiles')
  const { kind, name, role, avatarUrl } = person
  const heading = t(isYou ? 'you' : kind)
  return (
    <li className="person-row">
      <button
        type="button"
        className="person-face"
        disabled={isSaved}
        aria-label={t('anotherFace', { name: heading })}
        onClick={() => onChange({ ...person, avatarUrl: nextFace(avatarUrl) })}
      >
        <Avatar avatarUrl={avatarUrl} role={role} className="w-20" />
        <Shuffle aria-hidden className="person-face-mark" />
      </button>
      <div className="grid min-w-0 flex-1 gap-3">
        <TextField
          label={`${heading} · ${t('name')}`}
          value={name}
          onChange={(written) => onChange({ ...person, name: written })}
          disabled={isSaved}
          autoComplete="off"
          maxLength={80}
        />
        <ChoiceGroup
          label={t('whoIs')}
          value={role ?? UNSAID}
          options={ROLES_OF_KIND[kind].map((one) => ({
            value: one,
            name:
              kind === 'young'
                ? profiles(`age.${one === 'teen' ? 'teen' : 'child'}`)
                : profiles(`role.${one}`),
            icon: <RoleDot role={one} />,
          }))}
          disabled={isSaved}
          onChoose={(chosen) => {
            if (chosen !== UNSAID) onChange({ ...person, role: chosen })
          }}
        />
      </div>
      {!isYou && !isSaved && (
        <span data-focus-row="">
          <IconButton
            label={t('take', { name: name || heading })}
            onClick={(event) => onTake(event.currentTarget)}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        </span>
      )}
    </li>
  )
}
