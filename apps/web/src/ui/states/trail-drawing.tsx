import { Suspense } from 'react'
import { orNothing } from '../or-nothing.ts'
import css from './trail-drawing.module.css'
import type { Drawing } from './trail-scenes.tsx'

/** Loaded on demand into reserved space, as most screens show no drawing. */
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
