import { noticeLimits } from '@learntrail/contract/notices/limits'
import { foundBy } from '../../../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../../../platform/reports/report-targets.ts'
import { joinAccount } from '../../../accounts/index.ts'
import { notBlockedWith } from '../../../people/index.ts'
import { teachesCourse } from '../../visible.sql.ts'
import { isThere, wasTold, withhold } from './messages.repository.ts'

/** A message to learners, reported by a recipient or another teacher of the course. */
export const courseMessageReportTarget: ReportTarget = {
  type: 'courseMessage',
  ...foundBy({
    table: 'course_messages',
    joined: `${joinAccount('owner', 't.person_id')} join course_messages said on said.id = t.id
      join courses course on course.id = t.course_id`,
    parts: {
      ownerId: 't.person_id',
      title: `left(t.text, ${noticeLimits.excerpt})`,
      text: 't.text',
      fileIds: "'{}'::uuid[]",
    },
    isVisible: (viewer) =>
      `owner.deleted_at is null and ${isThere(viewer)} and ${notBlockedWith(viewer, 't.person_id')}
        and (${teachesCourse(viewer, 'course')} or ${wasTold(viewer)})`,
  }),
  hiding: {
    hide: (_, transaction, id) => withhold(transaction, id, true),
    show: (_, transaction, id) => withhold(transaction, id, false),
  },
}
