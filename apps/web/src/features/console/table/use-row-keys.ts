import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Makes one row at a time a tab stop; arrows, j and k, Home and End move between rows. */
export function useRowKeys(count: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState(0)
  const links = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const rows = links()
    const here = rows.indexOf(event.target as HTMLElement)
    if (here < 0) return
    const step = steps[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? rows.length - 1 : step === undefined ? undefined : here + step
    const row = next === undefined ? undefined : rows[next]
    if (!row) return
    event.preventDefault()
    row.focus()
  }

  const onFocus = (event: FocusEvent) => {
    const here = links().indexOf(event.target as HTMLElement)
    if (here >= 0) setAt(here)
  }

  return { body, onKeyDown, onFocus, current: Math.min(at, Math.max(count - 1, 0)) }
}
