import { and, eq, isNull } from 'drizzle-orm'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { isFileShownTo } from './file-uses.ts'
import { files } from './files.tables.ts'

/** Read as late as it is asked: every place that shows files has registered by then. */
const found = () =>
  foundBy({
    table: 'files',
    joined: '',
    parts: { ownerId: 't.owner_id', title: 't.display_name', text: `''`, fileIds: 'array[t.id]' },
    isVisible: (viewer) => `t.owner_id = ${viewer} or ${isFileShownTo('t', viewer, 'now()')}`,
  })

export const fileReportTarget: ReportTarget = {
  type: 'file',
  find: (db, viewer, id) => found().find(db, viewer, id),
  exists: (db, id) => found().exists(db, id),
  hiding: {
    async hide(platform, transaction, id) {
      const withheldAt = platform.clock.now()
      await transaction
        .update(files)
        .set({ withheldAt })
        .where(and(eq(files.id, id), isNull(files.withheldAt)))
    },
    async show(_platform, transaction, id) {
      await transaction.update(files).set({ withheldAt: null }).where(eq(files.id, id))
    },
  },
}
