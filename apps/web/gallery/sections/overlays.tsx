import { Languages, LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import { TextField } from '../../src/ui/fields/text-field.tsx'
import {
  Menu,
  MenuHeading,
  MenuItem,
  MenuLink,
  MenuSeparator,
  SubMenu,
} from '../../src/ui/menu/menu.tsx'
import { Tooltip } from '../../src/ui/tooltip/tooltip.tsx'
import { Row, Section } from '../specimen.tsx'

const nothing = () => undefined
const SIZES = ['small', 'medium', 'large', 'full'] as const

function DialogButton({ size }: { size: (typeof SIZES)[number] }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('Mia')
  return (
    <>
      <Button look="glass" onClick={() => setOpen(true)}>
        Dialog, {size}
      </Button>
      <Dialog
        title="Who is this?"
        description="A name the whole family knows."
        size={size}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button look="glass" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} hint="Up to 40 letters." />
      </Dialog>
    </>
  )
}

function ConfirmButton() {
  const [is, setState] = useState<'closed' | 'asking' | 'failed'>('closed')
  return (
    <>
      <Button look="danger" onClick={() => setState('asking')}>
        Dialog, confirm
      </Button>
      {is !== 'closed' && (
        <ConfirmDialog
          title="Delete Mia?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          isBusy={false}
          error={is === 'failed' ? 'That did not work. Try again.' : undefined}
          onConfirm={() => setState('failed')}
          onClose={() => setState('closed')}
        >
          <p className="text-lg text-pretty">Her lists and places in films go with her.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What opens over the page: dialogs, menus, tooltips. */
export function OverlaysSection() {
  return (
    <>
      <Section id="dialogs" title="Dialogs">
        <Row>
          {SIZES.map((size) => (
            <DialogButton key={size} size={size} />
          ))}
          <ConfirmButton />
        </Row>
      </Section>
      <Section id="menus" title="Menu and tooltip">
        <Row>
          <Menu label="Mia" trigger={<Button look="glass">Menu</Button>}>
            <MenuHeading>Mia</MenuHeading>
            <MenuLink to="/profile" icon={<UserRound />}>
              Profile
            </MenuLink>
            <MenuLink to="/settings" icon={<Settings />}>
              Settings
            </MenuLink>
            <SubMenu name="Language" icon={<Languages />}>
              <MenuItem onChoose={nothing}>English</MenuItem>
              <MenuItem onChoose={nothing}>Español</MenuItem>
              <MenuItem onChoose={nothing} isDisabled>
                Klingon
              </MenuItem>
            </SubMenu>
            <MenuSeparator />
            <MenuItem onChoose={nothing} icon={<LogOut />}>
              Sign Out
            </MenuItem>
          </Menu>
          <Tooltip text="Everybody at home sees it at once">
            <Button look="glass">Tooltip</Button>
          </Tooltip>
        </Row>
      </Section>
    </>
  )
}
