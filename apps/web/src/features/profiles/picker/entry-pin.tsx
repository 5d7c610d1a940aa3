import type { EntryProof } from '@starnest/contract/household/pin'
import type { Profile } from '@starnest/contract/household/profiles'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { PinPad } from './pin-pad.tsx'
import type { Holders } from './pin-refusal.ts'

type EntryPinProps = {
  profile: Profile
  /** Whose PIN lets this device watch as the profile. */
  holders: Holders
  /** Tries one. Rejects with HttpError when it is not taken. */
  onEnter: (proof: EntryProof) => Promise<unknown>
  onBack: () => void
}

/** Asks for the PIN of a profile, or for that of a grown-up in its place. */
export function EntryPin({ profile, holders, onEnter, onBack }: EntryPinProps) {
  const t = useTexts('profiles/pin')
  const [holder, setHolder] = useState(holders[0])
  const isOwn = holder.id === profile.id
  const others = holders.filter(({ id }) => id !== holder.id)
  return (
    <div className="grid gap-4">
      {!isOwn && (
        <p className="text-center text-lg text-balance">
          {t('byGrownUp', { name: profile.displayName })}
        </p>
      )}
      <PinPad
        key={holder.id}
        name={holder.displayName}
        onEnter={(pin) => onEnter({ pin, ...(!isOwn && { grownUpId: holder.id }) })}
        onBack={onBack}
      />
      {others.length > 0 && (
        <div className="flex flex-wrap justify-center gap-3" data-focus-row="">
          {others.map((other) => (
            <Button key={other.id} look="glass" onClick={() => setHolder(other)}>
              {t('useOther', { name: other.displayName })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
