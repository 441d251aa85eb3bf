import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './tabs.module.css'

interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** `mark` is shown in the tab, such as a count of new things. */
  tabs: readonly { value: V; name: string; mark?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** A segmented tab list; arrow keys move between the tabs, and the row scrolls if they do not fit. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Scroll the chosen tab into view, again when a mark changes the width of a tab.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector(`[data-value="${value}"]`)
    if (!row || !tab) return
    // Scrolls only the row: `scrollIntoView` could also move the page.
    const show = () => {
      const [at, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
      if (at.left < room.left) row.scrollLeft += at.left - room.left
      else if (at.right > room.right) row.scrollLeft += at.right - room.right
    }
    show()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(show)
    for (const one of [row, ...row.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [value])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs.at((at + step) % tabs.length)
    if (!next) return
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} className={css.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            className={css.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.name}
            {tab.mark}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
