import type { Recipe } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fewerPoints } from './line-points.ts'
import { type Box, plainRecipe, type Size, wholeBox } from './recipe.ts'
import type { LoadedPicture } from './render-picture.ts'
import css from './stage.module.css'
import { useCanvasStage } from './use-canvas-stage.ts'

export interface Pen {
  colour: string
  width: number
}

interface StageProps {
  picture: LoadedPicture
  recipe: Recipe
  /** Shows the original while the compare button is held. */
  showsOriginal: boolean
  view: Box
  pen: Pen | null
  onDraw: (recipe: Recipe) => void
  onDrawn: (recipe: Recipe) => void
  /** Renders the overlay; receives the size of the picture on the screen. */
  children: (shown: Size) => ReactNode
}

export function Stage({ picture, recipe, showsOriginal, view, pen, onDraw, onDrawn, children }: StageProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = showsOriginal ? { picture, recipe: plainRecipe, view: wholeBox } : { picture, recipe, view }
  const shown = useCanvasStage(place, canvas, seen)
  const line = useRef<number[] | null>(null)
  const isFull = recipe.strokes.length >= ePortfolioLimits.pictureStrokes
  const base = useRef(recipe)

  const pointsOf = (event: PointerEvent<HTMLCanvasElement>): number[] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? []
    return (moves.length > 0 ? moves : [event.nativeEvent]).flatMap(({ clientX, clientY }) => [
      view.x + ((clientX - left) / width) * view.width,
      view.y + ((clientY - top) / height) * view.height,
    ])
  }
  const withLine = (points: number[]): Recipe => ({
    ...base.current,
    strokes: [...base.current.strokes, { colour: pen?.colour ?? '', width: pen?.width ?? 0, points }],
  })

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (!pen || isFull || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    base.current = recipe
    line.current = pointsOf(event)
    onDraw(withLine(line.current))
  }
  function go(event: PointerEvent<HTMLCanvasElement>) {
    if (!line.current) return
    line.current.push(...pointsOf(event))
    onDraw(withLine([...line.current]))
  }
  function end() {
    if (!line.current) return
    onDrawn(withLine(fewerPoints(line.current)))
    line.current = null
  }

  return (
    <div className={css.stage}>
      <div ref={place} className={css.place}>
        <div className={css.picture} style={{ width: shown.width, height: shown.height }}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={t(showsOriginal ? 'original' : 'picture')}
            className={css.canvas}
            data-pen={pen !== null || undefined}
            onPointerDown={begin}
            onPointerMove={go}
            onPointerUp={end}
            onPointerCancel={end}
          />
          {showsOriginal ? null : children(shown)}
        </div>
      </div>
    </div>
  )
}
