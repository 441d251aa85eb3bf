import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu } from '@mantine/core'
import css from './action-menu.module.css'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface Action {
  label: string
  icon: IconName
  isDangerous?: boolean
  run: () => void
}

interface ActionMenuProps {
  label: string
  icon?: IconName
  /** How many of them are in use. */
  count?: number
  actions: readonly Action[]
}

/** What else can be done with a thing, behind three dots. */
export function ActionMenu({ label, icon = 'more', count, actions }: ActionMenuProps) {
  if (actions.length === 0) return null
  return (
    <Menu
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
        <IconButton className={icon === 'more' ? css.dots : undefined} label={label} icon={icon} count={count} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map(({ label: word, icon, isDangerous, run }) => (
          <Menu.Item
            key={word}
            leftSection={<Icon name={icon} size={18} />}
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
