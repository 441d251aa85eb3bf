import { type OwnKind, ownKinds } from '@learntrail/contract/search/categories'
import type { Found, FoundThing } from '@learntrail/contract/search/search'
import type { InSearch, OwnRow } from '../../../feature/in-search.ts'
import { Card } from '../../../ui/card.tsx'
import { FoundThingRow } from './found-thing-row.tsx'
import { useInSearch } from './use-in-search.ts'

const isThing = (found: Found): found is FoundThing => !(ownKinds as readonly string[]).includes(found.kind)

/** Returns the row of a match with a shape of its own; null if no feature provides one. */
function ownRowOf(found: Exclude<Found, FoundThing>, rows: Required<InSearch>['rows']) {
  const own = rows[found.kind] as OwnRow<OwnKind> | undefined
  return own === undefined ? null : <own.Row key={own.idOf(found)} found={found} />
}

/** The matches, each rendered by its feature. */
export function FoundItems({ label, found }: { label: string | undefined; found: readonly Found[] }) {
  const { rows } = useInSearch()
  return (
    <Card padding="s">
      <ul aria-label={label}>
        {found.map((one) => (isThing(one) ? <FoundThingRow key={one.id} found={one} /> : ownRowOf(one, rows)))}
      </ul>
    </Card>
  )
}
