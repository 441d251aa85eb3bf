import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { visibleGroup } from './visibility.sql.ts'

export const groupReportTarget: ReportTarget = {
  type: 'group',
  ...foundBy({
    table: 'groups',
    joined: '',
    parts: {
      ownerId: 't.owner_id',
      title: 't.name',
      text: 't.description',
      fileIds: 'array_remove(array[t.cover_file_id], null)',
    },
    isVisible: (viewer) => visibleGroup(viewer, 't'),
  }),
}
