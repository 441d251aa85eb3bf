import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { visibleEPortfolio } from './eportfolio.queries.ts'
import { eportfolios } from './eportfolio.tables.ts'
import { indexEPortfolio } from './exhibition/index-eportfolio.ts'

const hold = async (transaction: Transaction, id: string) =>
  (await transaction.select().from(eportfolios).where(eq(eportfolios.id, id)).for('update'))[0]

export const ePortfolioReportTarget: ReportTarget = {
  type: 'ePortfolio',
  ...foundBy({
    table: 'eportfolios',
    joined: 'join accounts owner on owner.id = t.owner_id',
    parts: {
      ...{ ownerId: 't.owner_id', title: 't.title', text: `concat_ws(e'\\n', nullif(t.summary, ''), t.text)` },
      fileIds: `array(select f.file_id from eportfolio_forms f
        where f.eportfolio_id = t.id and f.version = t.version and f.file_id is not null order by f.file_id)`,
    },
    isVisible: (viewer) => visibleEPortfolio(viewer, 't', 'owner'),
  }),
  hiding: {
    async hide(_platform, transaction, id) {
      const held = await hold(transaction, id)
      if (held === undefined || held.withheld !== null) return
      const set = { withheld: held.visibility, visibility: 'private', exhibitedAt: null, exhibitionId: null } as const
      await transaction.update(eportfolios).set(set).where(eq(eportfolios.id, id))
      await indexEPortfolio(transaction, id)
    },
    async show(platform, transaction, id) {
      const held = await hold(transaction, id)
      if (!held?.withheld) return
      const at = platform.clock.now()
      const place = held.withheld === 'exhibition' ? { exhibitedAt: at, exhibitionId: newId(at.getTime()) } : {}
      await transaction
        .update(eportfolios)
        .set({ visibility: held.withheld, withheld: null, ...place })
        .where(eq(eportfolios.id, id))
      await indexEPortfolio(transaction, id)
    },
  },
}
