import { type RefObject, useId, useRef, useState } from 'react'
import type { Action } from './action.ts'
import css from './action-menu.module.css'
import type { IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { OnDemand, onDemand } from './on-demand.tsx'

export type { Action }

interface ActionMenuProps {
  label: string
  icon?: IconName
  /** How many of the actions are in use. */
  count?: number
  /** Lists with many menus pass a function, called only when a menu is open. */
  actions: readonly Action[] | (() => readonly Action[])
  /** Ref to the menu's button, for a caller that opens the menu in another way. */
  buttonRef?: RefObject<HTMLButtonElement | null>
}

const actionList = onDemand(() => import('./action-list.tsx').then((module) => module.ActionList))

/** Menu of further actions, behind three dots unless another icon is given. */
export function ActionMenu({ label, icon = 'more', count, actions, buttonRef }: ActionMenuProps) {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? own
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  if (typeof actions !== 'function' && actions.length === 0) return null

  return (
    <>
      <IconButton
        ref={button}
        id={id}
        className={icon === 'more' ? css.dots : undefined}
        label={label}
        icon={icon}
        count={count}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={actionList.ahead}
        onFocus={actionList.ahead}
        onClick={() => {
          setAsked(true)
          setOpen(!isOpen)
        }}
      />
      {/* Once loaded it stays mounted so that it can fade out; if loading failed, the next press tries again. */}
      {wasAsked && (isOpen || actionList.now()) ? (
        <OnDemand
          part={actionList}
          id={id}
          label={label}
          button={button}
          isOpen={isOpen}
          actions={typeof actions === 'function' ? actions() : actions}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
