import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import type { Action } from './action.ts'
import css from './action-list.module.css'
import { Icon } from './icon.tsx'
import { useLayer } from './layers/use-layer.ts'

type Target = RefObject<HTMLButtonElement | null>

interface ActionListProps {
  /** Of the button. */
  id: string
  label: string
  button: Target
  isOpen: boolean
  actions: readonly Action[]
  onClose: () => void
}

/** What an action menu shows once its button is pressed. */
export function ActionList({ id, label, button, isOpen, actions, onClose }: ActionListProps) {
  // Mantine notes where the focus was when a menu opens, not when it begins open.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useLayer(isOpen, onClose)
  // What an action opens gives the focus back to where it is then, and the item goes with the list.
  const run = (action: Action) => {
    button.current?.focus()
    action.run()
  }
  return (
    <Menu
      id={id}
      opened={isOpen && isReady}
      onClose={onClose}
      position="bottom-end"
      width={220}
      offset={4}
      // As high as there is room, in what it stands in: beyond, it would be out of sight.
      middlewares={{ size: true }}
      withinPortal={false}
      // Its empty element for the focus is no menu item; the first item takes the focus.
      withInitialFocusPlaceholder={false}
      classNames={{
        dropdown: css.dropdown,
        item: css.item,
        itemSection: css.itemSection,
        itemIndicator: css.indicator,
      }}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <Standing at={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map((action) =>
          action.isChosen === undefined ? (
            <Menu.Item
              key={action.label}
              leftSection={<Icon name={action.icon} size={18} />}
              data-dangerous={action.isDangerous || undefined}
              onClick={() => run(action)}
            >
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.RadioItem
              key={action.label}
              value={action.label}
              checked={action.isChosen}
              closeMenuOnClick
              rightSection={action.isChosen ? <Icon name="check" size={18} /> : null}
              onChange={() => run(action)}
            >
              <span className={css.choice}>
                <Icon name={action.icon} size={18} />
                {action.label}
              </span>
            </Menu.RadioItem>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Tells the menu that the button, which was there before it, is what it belongs to. */
function Standing({ at, ref }: { at: Target; ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => at.current, [at])
  return null
}
