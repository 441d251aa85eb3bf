import { Suspense } from 'react'
import { orNothing } from '../or-nothing.ts'
import css from './trail-drawing.module.css'
import type { Drawing } from './trail-scenes.tsx'

/** Most screens have no drawing: it comes where there is one, into the room that is kept for it. */
const TrailScene = orNothing(() => import('./trail-scenes.tsx').then((module) => module.TrailScene))

export function TrailDrawing({ scene }: { scene: Drawing }) {
  return (
    <svg className={css.drawing} viewBox="0 0 200 116" width="200" height="116" aria-hidden="true" focusable="false">
      <Suspense>
        <TrailScene scene={scene} />
      </Suspense>
    </svg>
  )
}
