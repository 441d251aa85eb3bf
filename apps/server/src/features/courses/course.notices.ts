import { coursePublished } from '@learntrail/contract/courses/events'
import type { Transaction } from '../../platform/database/index.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { eachUnit } from './outline.sql.ts'
import { listLearners } from './publishing/publishing.repository.ts'
import { readsEdition } from './visible.sql.ts'

const editionOf = `from courses course ${joinAccount('a', 'course.owner_id')}
  join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
  where course.id = n.subject_id`

/** Units that this edition added: the first three names, and the number of the others. */
const added = `(select string_agg(name, ' · ' order by place) filter (where place <= 3)
    || case when count(*) > 3 then ' +' || count(*) - 3 else '' end
  from (select nullif(u.unit ->> 'name', '') as name, row_number() over (order by c.place, u.place) as place
    from ${eachUnit('edition.outline')}
    where (edition.added_units ->> (u.unit ->> 'id'))::timestamptz = edition.at) unit)`

const toLearners = {
  on: coursePublished,
  to: ({ subjectId }: { subjectId: string }, transaction: Transaction) => listLearners(transaction, subjectId),
  stands: (viewer: string) => `exists (select 1 ${editionOf} and ${readsEdition(viewer, 'course', 'a')}
    and exists (select 1 from course_learners joined
      where joined.course_id = course.id and joined.person_id = ${viewer} and joined.has_joined))`,
  title: () => `(select edition.outline ->> 'name' ${editionOf})`,
  place: { type: 'course' as const, id: 'n.subject_id' },
}

/** Tell learners about a new edition: the units added, and the teachers' note. */
export const courseNotices = (): NoticeSource[] => [
  noticeOf({
    ...toLearners,
    kind: 'courseChanged',
    concerns: ({ number, addedCount }) => number > 1 && !addedCount,
    excerpt: () => `(select nullif(edition.note, '') ${editionOf})`,
  }),
  noticeOf({
    ...toLearners,
    kind: 'courseUnitsAdded',
    concerns: ({ number, addedCount = 0 }) => number > 1 && addedCount > 0,
    excerpt: () => `(select nullif(concat_ws(E'\\n', ${added}, nullif(edition.note, '')), '') ${editionOf})`,
  }),
]
