import { type ComponentProps, lazy, Suspense } from 'react'
import { Bone } from '../../ui/states/skeleton.tsx'
import type { ActivityBars as Bars } from './charts/activity-bars.tsx'

const ActivityBars = lazy(async () => ({ default: (await import('./charts/activity-bars.tsx')).ActivityBars }))

/** The drawing library is large and comes when the figures are there to be drawn. */
export function LazyActivityBars(props: ComponentProps<typeof Bars>) {
  return (
    <Suspense fallback={<Bone height="220px" />}>
      <ActivityBars {...props} />
    </Suspense>
  )
}
