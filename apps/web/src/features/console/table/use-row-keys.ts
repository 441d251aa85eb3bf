import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** One row at a time is in the order of the tab key; the arrows, j and k, Home and End go from one to the other. */
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
