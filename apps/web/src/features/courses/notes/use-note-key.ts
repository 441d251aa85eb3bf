import { useEffect, useEffectEvent } from 'react'

/** Elements where a letter is typed or has its own meaning. */
const ownLetters = 'input, textarea, select, [contenteditable], [role="menu"], dialog *'

/** `n` begins a note anywhere on the screen except in these. */
export function useNoteKey(begin: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, target, defaultPrevented } = event
    if (key !== 'n' || altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented) return
    if (target instanceof Element && target.closest(ownLetters)) return
    if (document.querySelector('dialog[open]')) return
    // Otherwise the letter would be typed into the note's field.
    event.preventDefault()
    begin()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
