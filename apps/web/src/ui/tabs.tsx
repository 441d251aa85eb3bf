import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './tabs.module.css'

interface TabsProps<V extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  /** `mark` is worth knowing before one opens it, as how many are new. */
  tabs: readonly { value: V; name: string; mark?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Where there are more beyond an edge, the row fades there: nothing looks cut. */
function fade(row: HTMLElement) {
  const beyond = row.scrollWidth - row.clientWidth
  row.toggleAttribute('data-before', row.scrollLeft > 1)
  row.toggleAttribute('data-after', row.scrollLeft < beyond - 1)
}

/** A segmented pill; arrows move between the tabs, which scroll where they do not fit. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Where there are more than fit, the chosen one is in sight, also once a mark before it has come.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector(`[data-value="${value}"]`)
    if (!row || !tab) return
    // Only the row is moved: the page stays where one reads, or where one comes back to.
    const show = () => {
      const [at, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
      if (at.left < room.left) row.scrollLeft += at.left - room.left
      else if (at.right > room.right) row.scrollLeft += at.right - room.right
    }
    show()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      show()
      fade(row)
    })
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
      <div
        ref={list}
        className={css.tabs}
        role="tablist"
        aria-label={label}
        onScroll={(event) => fade(event.currentTarget)}
      >
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
