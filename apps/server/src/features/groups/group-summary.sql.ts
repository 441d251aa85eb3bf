import type { GroupSummary } from '@learntrail/contract/groups/group'
import { schoolNameOf } from '../profiles/index.ts'
import { membersSeen, roleIn } from './visibility.sql.ts'

/** SQL of the cover's address; null where the client draws one. */
const coverOf = (g: string) =>
  `case when ${g}.cover_file_id is not null then '/api/v2/files/' || ${g}.cover_file_id || '/entity?type=thumbnail&width=640' end`

/** SQL of the columns of a `groupSummary` (contract `groups/group`), from the row `g` of groups. */
export function groupSummaryOf(viewer: string, g: string): string {
  return `${g}.id, ${g}.handle, ${g}.type, ${g}.name, ${g}.tags, ${coverOf(g)} as cover, ${g}.drawn_cover as "drawnCover",
    ${schoolNameOf(`${g}.school_id`)} as "schoolName",
    ${membersSeen(viewer, g)} as "memberCount", ${roleIn(viewer, `${g}.id`)} as role`
}

/** Returns only the summary's fields of a larger row. */
export function summaryOf(row: GroupSummary): GroupSummary {
  const { id, handle, type, name, tags, cover, drawnCover, schoolName, memberCount, role } = row
  return { id, handle, type, name, tags, cover, drawnCover, schoolName, memberCount, role }
}
