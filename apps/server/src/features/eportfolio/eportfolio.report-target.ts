import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { visibleEPortfolio } from './eportfolio.queries.ts'
import { allEPortfolios } from './eportfolio.tables.ts'
import { indexEPortfolio } from './exhibition/index-eportfolio.service.ts'
import { changeOf } from './export/own-eportfolios.service.ts'

/** Also in the bin, so that a withheld e-portfolio cannot be restored to view. */
const hold = async (transaction: Transaction, id: string) =>
  (await transaction.select().from(allEPortfolios).where(eq(allEPortfolios.id, id)).for('update'))[0]

async function record(
  { events, clock }: Platform,
  transaction: Transaction,
  { id, ownerId, title, visibility: visibilityBefore }: typeof allEPortfolios.$inferSelect,
  visibility: Visibility,
): Promise<void> {
  if (visibility === visibilityBefore) return
  const data = { title, ownerId, visibility, visibilityBefore }
  const fact = { actorId: null, subjectId: id, data, at: clock.now() }
  await events.record(transaction, changeOf(visibilityBefore, visibility), fact)
}

export const ePortfolioReportTarget: ReportTarget = {
  type: 'ePortfolio',
  ...foundBy({
    table: 'all_eportfolios',
    joined: joinAccount('owner', 't.owner_id'),
    parts: {
      ownerId: 't.owner_id',
      title: 't.title',
      text: `concat_ws(e'\\n', nullif(t.summary, ''), t.text)`,
      fileIds: `array(select f.file_id from eportfolio_forms f
        where f.eportfolio_id = t.id and f.version = t.version and f.file_id is not null order by f.file_id)`,
    },
    isVisible: (viewer) => `t.binned_at is null and ${visibleEPortfolio(viewer, 't', 'owner')}`,
  }),
  hiding: {
    async hide(platform, transaction, id) {
      const held = await hold(transaction, id)
      if (held === undefined || held.withheld !== null) return
      const set = { withheld: held.visibility, visibility: 'private', exhibitedAt: null, exhibitionId: null } as const
      await transaction.update(allEPortfolios).set(set).where(eq(allEPortfolios.id, id))
      await indexEPortfolio(transaction, id)
      await record(platform, transaction, held, set.visibility)
    },
    async show(platform, transaction, id) {
      const held = await hold(transaction, id)
      if (!held?.withheld) return
      const at = platform.clock.now()
      const place = held.withheld === 'exhibition' ? { exhibitedAt: at, exhibitionId: newId(at.getTime()) } : {}
      await transaction
        .update(allEPortfolios)
        .set({ visibility: held.withheld, withheld: null, ...place })
        .where(eq(allEPortfolios.id, id))
      await indexEPortfolio(transaction, id)
      await record(platform, transaction, held, held.withheld)
    },
  },
}
