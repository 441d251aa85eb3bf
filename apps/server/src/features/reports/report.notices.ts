import { reportAppealAnswered, reportClosed, reportDecided, reportLifted } from '@learntrail/contract/reports/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { listReporters } from './cases.repository.ts'

const judged = {
  title: () =>
    '(select c.title from report_decisions d join report_cases c on c.id = d.case_id where d.id = n.subject_id)',
  stands: () => 'exists (select 1 from report_decisions d where d.id = n.subject_id)',
  place: { type: 'judgements', id: 'n.subject_id' },
} as const

export function reportNotices(): NoticeSource[] {
  return [
    noticeOf({ ...judged, kind: 'judged', on: reportDecided, to: ({ data }) => [data.ownerId] }),
    noticeOf({ ...judged, kind: 'appealAnswered', on: reportAppealAnswered, to: ({ data }) => [data.ownerId] }),
    noticeOf({
      ...judged,
      kind: 'appealAnswered',
      on: reportLifted,
      to: ({ data }) => [data.ownerId],
    }),
    noticeOf({
      kind: 'reportAnswered',
      on: reportClosed,
      to: ({ subjectId }, transaction) => listReporters(transaction, subjectId),
      detail: ({ id }) => id,
      title: () => '(select c.title from report_cases c where c.id = n.subject_id)',
      stands: (viewer) =>
        `exists (select 1 from reports r where r.case_id = n.subject_id and r.reporter_id = ${viewer})`,
      place: { type: 'reports', id: 'n.subject_id' },
    }),
  ]
}
