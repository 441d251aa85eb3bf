import { useEffect, useRef } from 'react'

/** Page Up and Page Down turn pages; Escape clears the selection. Fields keep their keys. */
export function usePageKeys(keys: { onTurn: (step: 1 | -1) => void; onEscape: () => void }) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]') || event.target instanceof HTMLTextAreaElement) return
      if (event.key === 'PageDown') current.current.onTurn(1)
      else if (event.key === 'PageUp') current.current.onTurn(-1)
      else if (event.key === 'Escape') return current.current.onEscape()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
