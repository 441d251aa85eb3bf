import { type RefObject, useLayoutEffect, useState } from 'react'

/** CSS pixels per point at 100 %. */
const fullSize = 96 / 72
const least = 0.25
const most = 3
const step = 1.25
const unmeasured = 640
const sides = 56

/** The zoom of the pages: fitted to the width of the area, or a share of their real size. */
export function useZoom(area: RefObject<HTMLElement | null>, pointsAcross: number) {
  const [chosen, setChosen] = useState<number | 'fit'>('fit')
  const [room, setRoom] = useState(unmeasured)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => element.clientWidth > 0 && setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])

  const gap = room < 600 ? 24 : sides
  const fit = (room - gap) / (pointsAcross * fullSize)
  const scale = chosen === 'fit' ? fit : chosen
  const between = (value: number) => Math.min(most, Math.max(least, value))
  return {
    scale,
    isFit: chosen === 'fit',
    /** Converts points to CSS pixels. */
    pixels: (points: number) => points * fullSize * scale,
    zoomIn: () => setChosen(between(scale * step)),
    zoomOut: () => setChosen(between(scale / step)),
    full: () => setChosen(1),
    fit: () => setChosen('fit'),
  }
}
