import type { FoundThing } from '@learntrail/contract/search/search'
import { FoundCounts } from '../../../ui/found/found-counts.tsx'
import { FoundRow } from '../../../ui/found/found-row.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { useInSearch } from './use-in-search.ts'

/** A match in the common shape, with the matching excerpt. */
export function FoundThingRow({ found }: { found: FoundThing }) {
  const look = useInSearch().things[found.kind]
  if (look === undefined) return null
  const { id, title, snippet, owner, likeCount, messageCount } = found
  return (
    <FoundRow to={look.to(id)} title={title} untitled={look.untitled()} snippet={snippet}>
      {owner === null ? null : <PersonName person={owner} />}
      <FoundCounts likes={likeCount} comments={messageCount} />
    </FoundRow>
  )
}
