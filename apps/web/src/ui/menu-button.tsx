import { type ReactNode, useId, useRef, useState } from 'react'
import type { Action } from './action.ts'
import { Button, type ButtonLook } from './button.tsx'
import type { IconName } from './icon.tsx'
import { OnDemand, onDemand } from './on-demand.tsx'

interface MenuButtonProps {
  children: string
  actions: readonly Action[]
  icon?: IconName
  look?: ButtonLook
  size?: 's' | 'm'
  isBusy?: boolean
  /** Accessible name that tells several such buttons on a screen apart. */
  label?: string
}

const actionList = onDemand(() => import('./action-list.tsx').then((module) => module.ActionList))

/** A text button that opens a menu of ways to do what it says. */
export function MenuButton({
  children,
  actions,
  label = children,
  isBusy = false,
  ...appearance
}: MenuButtonProps): ReactNode {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  return (
    <span>
      <Button
        {...appearance}
        ref={button}
        id={id}
        iconAfter="down"
        isBusy={isBusy}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={actionList.ahead}
        onFocus={actionList.ahead}
        onClick={() => {
          setAsked(true)
          setOpen(!isOpen)
        }}
      >
        {children}
      </Button>
      {wasAsked && (isOpen || actionList.now()) ? (
        <OnDemand
          part={actionList}
          id={id}
          label={label}
          button={button}
          isOpen={isOpen}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  )
}
