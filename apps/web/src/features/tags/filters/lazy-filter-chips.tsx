import { type ComponentProps, Suspense } from 'react'
import { orNote } from '../../../routing/or-note.tsx'
import type { FilterChips as Chips } from './filter-chips.tsx'
import { narrows } from './filters.ts'

const FilterChips = orNote(async () => (await import('./filter-chips.tsx')).FilterChips)

/** Loads the chips with the first filter, as most lists have none. */
export function LazyFilterChips(props: ComponentProps<typeof Chips>) {
  if (!narrows(props.filters)) return null
  return (
    <Suspense>
      <FilterChips {...props} />
    </Suspense>
  )
}
