import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinProfileRow } from '../profiles/index.ts'
import { visiblePerson } from './visibility.sql.ts'

export const personReportTarget: ReportTarget = {
  type: 'person',
  ...foundBy({
    table: 'accounts',
    joined: `left ${joinProfileRow('p', 't.id')}`,
    parts: {
      ownerId: 't.id',
      title: 't.display_name',
      text: `concat_ws(e'\\n', t.username, nullif(p.introduction, ''))`,
      fileIds: `array_remove(array[t.avatar_file_id], null)`,
    },
    isVisible: (viewer) => visiblePerson(viewer, 't'),
  }),
}
