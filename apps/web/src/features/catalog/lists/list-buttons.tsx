import type { ListName } from '@starnest/contract/catalog/lists'
import { Check, Clock, ClockCheck, Plus } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type ListedTitle, useLists } from './use-lists.ts'

/** 'icon': as large as the other round buttons of a page. 'small': for a card, 44 pixels. */
type Look = 'icon' | 'small'

const ICONS = { 'my-list': [Plus, Check], 'watch-later': [Clock, ClockCheck] } as const

/** My List and Watch Later of one title: a press puts it there, another takes it off. */
export function ListButtons({ animation, look }: { animation: ListedTitle; look: Look }) {
  const { isOn, toggle } = useLists(animation)
  const button = (list: ListName) => (
    <ListButton list={list} look={look} isOn={isOn(list)} onPress={() => toggle(list)} />
  )
  return (
    <>
      {button('my-list')}
      {button('watch-later')}
    </>
  )
}

type ListButtonProps = { list: ListName; look: Look; isOn: boolean; onPress: () => void }

function ListButton({ list, look, isOn, onPress }: ListButtonProps) {
  const t = useTexts('core/lists')
  const [Off, On] = ICONS[list]
  const Icon = isOn ? On : Off
  return (
    <IconButton
      label={t(`name.${list}`)}
      title={t(isOn ? `remove.${list}` : `add.${list}`)}
      aria-pressed={isOn}
      onClick={onPress}
      className={`${look === 'small' ? 'size-11!' : ''} ${isOn ? 'text-lantern! ring-lantern/70!' : ''}`}
    >
      <Icon
        key={String(isOn)}
        aria-hidden
        className={`motion-safe:animate-[appear_200ms_ease-out] ${look === 'small' ? 'size-5' : 'size-6'}`}
      />
    </IconButton>
  )
}
