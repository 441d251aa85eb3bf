import { useEffect, useRef } from 'react'

/** Turns pages by keys wherever the focus is, except in fields, dialogs and menus. */
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
      // Other keys scroll the page unless the book has the focus.
      const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      if (!isArrow && !element?.closest('[data-book]')) return
      if (current.current(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
