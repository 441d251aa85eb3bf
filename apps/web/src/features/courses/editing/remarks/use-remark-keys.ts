import { useEffect, useRef } from 'react'

interface RemarkKeys {
  /** Ctrl+Alt+M, or ⌘⌥M. */
  ask: () => void
  /** The same with period (next) or comma (previous). */
  walk: (step: 1 | -1) => void
}

/** Keyboard shortcuts for remarks on the text shown, even where it is read-only. */
export function useRemarkKeys(keys: RemarkKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (!event.altKey || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      // By key position: with these modifiers a key may produce any character.
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

/** Returns the names of the shortcuts on this platform. */
export function remarkKeyNames(): { remark: string; next: string; previous: string } {
  const held = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘⌥' : 'Ctrl+Alt+'
  return { remark: `${held}M`, next: `${held}.`, previous: `${held},` }
}
