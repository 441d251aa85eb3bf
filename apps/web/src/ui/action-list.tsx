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
  /** Id of the button. */
  id: string
  label: string
  button: Target
  isOpen: boolean
  actions: readonly Action[]
  onClose: () => void
}

/** The dropdown of an action menu, loaded when its button is used. */
export function ActionList({ id, label, button, isOpen, actions, onClose }: ActionListProps) {
  // Mantine records the focused element when a menu opens, not when it is mounted open.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useLayer(isOpen, onClose)
  // Focus the button before running the action: whatever it opens returns the focus there, and the item unmounts.
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
      // Limits the height to the room in its container; anything beyond would be out of sight.
      middlewares={{ size: true }}
      withinPortal={false}
      // The empty focus placeholder is not a menu item; let the first item take the focus.
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

/** Hands the menu the button as its target, because the button was rendered before the menu was. */
function Standing({ at, ref }: { at: Target; ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => at.current, [at])
  return null
}
