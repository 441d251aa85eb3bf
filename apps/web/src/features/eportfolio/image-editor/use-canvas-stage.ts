import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { paintInk, paintPicture } from './paint.ts'
import { type Box, frameOf, type Size } from './recipe.ts'
import type { LoadedPicture } from './render-picture.ts'

/** Longer side in pixels of the working copy; the full size is drawn only when saving. */
const workSize = 1_600
const unmeasured: Size = { width: 640, height: 480 }

/** Draws the visible part of the frame into a canvas as large as fits; returns its size on the screen. */
export function useCanvasStage(
  place: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
  { picture, recipe, view }: { picture: LoadedPicture; recipe: Recipe; view: Box },
): Size {
  const room = useRoom(place)
  const small = useMemo(() => smaller(picture), [picture])
  const frame = frameOf(picture.size, recipe)
  const shown = fit({ width: frame.width * view.width, height: frame.height * view.height }, room)

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d', { willReadFrequently: true })
    if (!element || !context) return
    const sharpness = Math.min(2, window.devicePixelRatio || 1, workSize / Math.max(shown.width, shown.height))
    const target = { width: Math.round(shown.width * sharpness), height: Math.round(shown.height * sharpness) }
    const drawing = requestAnimationFrame(() => {
      if (element.width !== target.width) element.width = target.width
      if (element.height !== target.height) element.height = target.height
      context.clearRect(0, 0, target.width, target.height)
      paintPicture(context, { ...small, recipe, view, target })
      paintInk(context, { recipe, frame, view, target })
    })
    return () => cancelAnimationFrame(drawing)
  })
  return shown
}

/** Returns a smaller copy, as phones lack the memory to redraw the full picture on every move. */
function smaller({ image, size }: LoadedPicture): { source: CanvasImageSource; size: Size } {
  const scale = Math.min(1, workSize / Math.max(size.width, size.height))
  if (scale === 1) return { source: image, size }
  const copy = document.createElement('canvas')
  copy.width = Math.round(size.width * scale)
  copy.height = Math.round(size.height * scale)
  const context = copy.getContext('2d')
  if (!context) return { source: image, size }
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, copy.width, copy.height)
  return { source: copy, size: { width: copy.width, height: copy.height } }
}

function useRoom(place: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setRoom({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return room
}

function fit(size: Size, room: Size): Size {
  const scale = Math.min(room.width / size.width, room.height / size.height)
  return { width: Math.max(1, size.width * scale), height: Math.max(1, size.height * scale) }
}
