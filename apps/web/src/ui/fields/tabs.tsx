import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { pageDirection } from '../foundation/page-direction.ts'

type TabsProps<Value extends string> = {
  /** What the tabs are of; read aloud. */
  label: string
  value: Value
  onChoose: (value: Value) => void
  tabs: readonly { value: Value; name: string; panel: ReactNode }[]
}

/** Panels of which one is shown, and the row of tabs that chooses it. */
export function Tabs<Value extends string>({ label, value, onChoose, tabs }: TabsProps<Value>) {
  const choose = (wanted: string) => {
    const tab = tabs.find((one) => one.value === wanted)
    if (tab) onChoose(tab.value)
  }
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={choose}
      dir={pageDirection()}
      // Many tabs scroll in their row, and make no page wider.
      className="min-w-0"
    >
      <RadixTabs.List aria-label={label} data-focus-row="" className="tab-list">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-xl pt-5">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
