import { useEffect, useRef } from 'react'

/** Keys turn pages wherever the focus is, except where they write or choose something. */
export function useBookKeys(handle: (key: string) => boolean) {
  const current = useRef(handle)
  useEffect(() => {
    current.current = handle
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const element = event.target instanceof Element ? event.target : null
      if (element?.closest('input, textarea, select, dialog, [contenteditable], [role=menu], [role=radiogroup]')) return
      // Beside the arrows, these scroll the page unless the book itself has the focus.
      const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      if (!isArrow && !element?.closest('[data-book]')) return
      if (current.current(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
