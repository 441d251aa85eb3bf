import { type ComponentProps, Suspense } from 'react'
import { orNote } from '../../routing/or-note.tsx'
import { Bone } from '../../ui/states/skeleton.tsx'
import type { ActivityBars as Bars } from './charts/activity-bars.tsx'

const ActivityBars = orNote(async () => (await import('./charts/activity-bars.tsx')).ActivityBars)

/** Loads the charting library, which is large, only when there are figures to draw. */
export function LazyActivityBars(props: ComponentProps<typeof Bars>) {
  return (
    <Suspense fallback={<Bone height="220px" />}>
      <ActivityBars {...props} />
    </Suspense>
  )
}
