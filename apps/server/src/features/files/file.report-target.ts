import { and, eq, isNull } from 'drizzle-orm'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { isFileShownTo } from './file-uses.kind.ts'
import { files } from './files.tables.ts'

export const fileReportTarget: ReportTarget = {
  type: 'file',
  ...foundBy({
    table: 'files',
    joined: '',
    parts: { ownerId: 't.owner_id', title: 't.display_name', text: `''`, fileIds: 'array[t.id]' },
    isVisible: (viewer, declared) => `t.owner_id = ${viewer} or ${isFileShownTo(declared, 't', viewer, 'now()')}`,
  }),
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
