import { usePinch } from '@use-gesture/react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { figures } from './figures.ts'
import { useStageZoom } from './stage-zoom.ts'

interface Bounds {
  least: number
  most: number
}

/**
 * Zooms pages between 1 and 3, unless other bounds are given. During a pinch, the drawn pages are stretched (`preview`)
 * and are drawn anew when the fingers leave. The middle of the view stays in place.
 */
export function usePdfZoom(scroll: RefObject<HTMLElement | null>, { least, most }: Bounds = figures.pdf) {
  const between = (to: number) => Math.min(most, Math.max(least, to))
  const [scale, setScale] = useState(1)
  const [preview, setPreview] = useState(1)
  const drawn = useRef(1)

  useLayoutEffect(() => {
    const area = scroll.current
    const ratio = scale / drawn.current
    drawn.current = scale
    if (!area || ratio === 1) return
    const { clientWidth, clientHeight } = area
    area.scrollTop = (area.scrollTop + clientHeight / 2) * ratio - clientHeight / 2
    area.scrollLeft = (area.scrollLeft + clientWidth / 2) * ratio - clientWidth / 2
  }, [scale, scroll])

  usePinch(
    ({ last, offset: [next] }) => {
      setPreview(last ? 1 : between(next) / scale)
      if (last) setScale(between(next))
    },
    {
      target: scroll,
      eventOptions: { passive: false },
      scaleBounds: { min: least, max: most },
      from: () => [scale, 0],
    },
  )

  useStageZoom({
    zoomBy: (factor) => setScale((now) => between(now * factor)),
    reset: () => setScale(1),
    pan: (x) => {
      const area = scroll.current
      if (!area || scale === 1 || x === 0) return false
      const before = area.scrollLeft
      area.scrollLeft -= x * 80
      return area.scrollLeft !== before
    },
  })

  return { scale, preview }
}
