import { useEffect, useRef } from 'react'

/** Undo with Ctrl/⌘+Z, redo with Shift added or with Y. Text fields keep their own undo. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }, isOff = false) {
  const current = useRef({ undo, redo, isOff })
  useEffect(() => {
    current.current = { undo, redo, isOff }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (current.current.isOff || event.isComposing || isTextField(event.target)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) current.current.redo()
      else current.current.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'range')
