import { useEffect, useEffectEvent } from 'react'

/** Where a letter is written, or means something else. */
const ownLetters = 'input, textarea, select, [contenteditable], [role="menu"], dialog *'

/** `n` begins a note, wherever one is on the screen but in a field. */
export function useNoteKey(begin: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, target, defaultPrevented } = event
    if (key !== 'n' || altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented) return
    if (target instanceof Element && target.closest(ownLetters)) return
    if (document.querySelector('dialog[open]')) return
    // Else it would be written into the field.
    event.preventDefault()
    begin()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
