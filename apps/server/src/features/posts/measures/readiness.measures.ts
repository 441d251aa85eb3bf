import { nationalUploadRules } from '@learntrail/contract/eportfolio/national-upload'
import {
  postCertificationOutdated,
  postCertified,
  postChanged,
  postDeleted,
  postPublished,
  postRestored,
} from '@learntrail/contract/posts/events'
import { semesterOn } from '../../../platform/clock/semester-of.ts'
import type { Measure } from '../../../platform/measures/measures.ts'
import { joinFile } from '../../files/index.ts'

interface SizeRule {
  from: string
  documentBytes: number
}

/** SQL: the bytes that a document may have by the rule in force on a day; the first rule also covers earlier days. */
export function documentBytesOn(day: string, rules: readonly SizeRule[] = nationalUploadRules): string {
  const [first, ...later] = rules
  if (first === undefined) throw new Error('no rules')
  const whens = later
    .toReversed()
    .map(({ from, documentBytes }) => `when ${day} >= date '${from}' then ${documentBytes}`)
  return whens.length === 0 ? `${first.documentBytes}` : `case ${whens.join(' ')} else ${first.documentBytes} end`
}

/** Records of course learning: whether each is certified and unchanged, and whether its files are small enough. */
const results = `select p.owner_id, ${semesterOn('p.date')} as day, c.post_id is not null as is_certified,
    (select coalesce(sum(f.bytes), 0) from post_files its ${joinFile('f', 'its.file_id')} where its.post_id = p.id)
      <= ${documentBytesOn('p.date')} as fits
  from posts p left join post_certifications c on c.post_id = p.id and c.changed_at is null
  where p.owner_id = any($1) and p.classification = 'course_learning'`

/**
 * How far a person is in each semester with such records, by the record that is furthest; without records there is no
 * row. A record belongs to the semester of its day of learning.
 */
const readiness = `select owner_id as account_id, day,
    case when bool_or(is_certified and fits) then 'ready' when bool_or(is_certified) then 'tooLarge'
      else 'uncertified' end as code, 1 as count
  from (${results}) result group by owner_id, day`

export const readinessMeasure: Measure = {
  name: 'readiness',
  sql: readiness,
  isActivity: false,
  by: 'semester',
  follows: [postPublished, postChanged, postDeleted, postRestored, postCertified, postCertificationOutdated],
}
