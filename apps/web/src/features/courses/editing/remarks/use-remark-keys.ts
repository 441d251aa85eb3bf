import { useEffect, useRef } from 'react'

interface RemarkKeys {
  /** Ctrl+Alt+M, or ⌘⌥M. */
  ask: () => void
  /** The same with a period or a comma. */
  walk: (step: 1 | -1) => void
}

/** Keys for remarks on the text that is on the screen, also where it is only read. */
export function useRemarkKeys(keys: RemarkKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!event.altKey || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      // By the place of the key: with these held it may write any sign.
      const { ask, walk } = latest.current
      if (event.code === 'KeyM') ask()
      else if (event.code === 'Period') walk(1)
      else if (event.code === 'Comma') walk(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
}

/** What the keys are called where one sits. */
export function remarkKeyNames(): { remark: string; next: string; previous: string } {
  const held = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘⌥' : 'Ctrl+Alt+'
  return { remark: `${held}M`, next: `${held}.`, previous: `${held},` }
}
