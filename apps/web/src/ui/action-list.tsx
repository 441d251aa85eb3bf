import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import type { Action } from './action.ts'
import css from './action-list.module.css'
import { Icon } from './icon.tsx'

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
  return (
    <Menu
      id={id}
      opened={isOpen && isReady}
      onClose={onClose}
      position="bottom-end"
      width={220}
      offset={4}
      withinPortal={false}
      // Its empty element for the focus is no menu item; the first item takes the focus.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: css.dropdown, item: css.item, itemSection: css.itemSection }}
      transitionProps={{ duration: 120 }}
    >
      <Menu.Target>
        <Standing at={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map(({ label: word, icon, isDangerous, isChosen, run }) => (
          <Menu.Item
            key={word}
            leftSection={<Icon name={icon} size={18} />}
            rightSection={isChosen ? <Icon name="check" size={18} /> : null}
            {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen })}
            data-dangerous={isDangerous || undefined}
            onClick={run}
          >
            {word}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Tells the menu that the button, which was there before it, is what it belongs to. */
function Standing({ at, ref }: { at: Target; ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => at.current, [at])
  return null
}
