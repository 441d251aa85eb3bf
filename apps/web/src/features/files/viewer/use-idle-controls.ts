import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'
import { figures } from './figures.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Returns whether the controls are shown: they hide after three idle seconds and come back with any movement, touch or
 * key. They stay while the keyboard has focused one of them, and for people who prefer reduced motion. They only become
 * transparent, so that screen readers always find them.
 */
export function useIdleControls(root: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const hides = mayHide && !isStill
  const [areShown, setShown] = useState(true)

  useEffect(() => {
    setShown(true)
    if (!hides) return
    let timer: ReturnType<typeof setTimeout>
    let last = ''
    let byKey = false
    const rest = () => {
      const focused = document.activeElement
      if (byKey && focused && root.current?.contains(focused) && focused.matches('[data-controls] *')) return wake()
      setShown(false)
    }
    const wake = () => {
      setShown(true)
      clearTimeout(timer)
      timer = setTimeout(rest, figures.idle)
    }
    const onSign = (event: Event) => {
      // Browsers also report a movement when content moves below a pointer that lies still.
      if (event.type === 'pointermove' && event instanceof MouseEvent) {
        const place = `${event.screenX} ${event.screenY}`
        if (place === last) return
        last = place
      }
      if (event.type !== 'focusin') byKey = event.type === 'keydown'
      wake()
    }
    wake()
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, onSign)
    }
  }, [root, hides])

  return areShown
}
