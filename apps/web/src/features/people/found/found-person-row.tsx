import type { FoundPerson } from '@learntrail/contract/search/search'
import { Marked } from '../../../ui/found/marked.tsx'
import { PersonRow } from '../components/person-row.tsx'
import { RelationButtons } from '../relation/relation-buttons.tsx'

export function FoundPersonRow({ found: { person, username, school, relation } }: { found: FoundPerson }) {
  const account = (
    <>
      @<Marked {...username} />
    </>
  )
  const line = school === null ? account : <Marked {...school} />
  return (
    <PersonRow person={person} line={username.marks.length > 0 ? account : line} remark={relation.remark}>
      <RelationButtons person={person} relation={relation} isShort />
    </PersonRow>
  )
}
