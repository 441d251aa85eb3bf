import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { StageZoom } from './stage-zoom.ts'

interface ViewerKeys {
  onClose: () => void
  onTurn: (step: 1 | -1) => void
  zoom: RefObject<StageZoom | null>
}

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * Keyboard shortcuts of the viewer: Escape closes, arrows turn (but first move an enlarged picture to its edge),
 * + − 0 zoom. Players, menus and dialogs keep the keys that they use themselves.
 */
export function useViewerKeys(keys: ViewerKeys) {
  const current = useRef(keys)
  // Layout effects, so that a key pressed as soon as a file is visible acts on it, not on the one before.
  useLayoutEffect(() => {
    current.current = keys
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      if (answer(event, current.current)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Handles a key. Returns whether it was one of the viewer's. */
function answer({ key, target }: KeyboardEvent, { onClose, onTurn, zoom }: ViewerKeys): boolean {
  if (key === 'Escape') {
    onClose()
    return true
  }
  if (target instanceof HTMLMediaElement || target instanceof HTMLInputElement) return false
  const arrow = arrows[key]
  if (arrow) {
    const [x, y] = arrow
    if (zoom.current?.pan(x, y)) return true
    if (x === 0) return false
    onTurn(x < 0 ? 1 : -1)
    return true
  }
  if (key === '+' || key === '=') zoom.current?.zoomBy(1.5)
  else if (key === '-') zoom.current?.zoomBy(1 / 1.5)
  else if (key === '0') zoom.current?.reset()
  else return false
  return zoom.current !== null
}
