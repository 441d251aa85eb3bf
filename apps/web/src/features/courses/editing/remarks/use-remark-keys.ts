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
      const does = { KeyM: ask, Period: () => walk(1), Comma: () => walk(-1) }[event.code]
      if (does === undefined) return
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
