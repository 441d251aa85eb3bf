import { randomUUID } from 'node:crypto'
import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { eportfolioForms, eportfolioVersions } from './eportfolio.tables.ts'
import { eportfolios } from './eportfolios.view.ts'
import { indexEPortfolio } from './exhibition/index-eportfolio.service.ts'
import { content, part } from './typeset/document.fixture.ts'

type Row = typeof eportfolios.$inferInsert & Pick<typeof eportfolioVersions.$inferInsert, 'content'>

/** Inserts an e-portfolio into the exhibition with its versions already made; `change` overrides its columns. */
export async function newEPortfolio(product: TestApp, owner: TestPerson, change: Partial<Row> = {}): Promise<string> {
  const { db, clock } = product.platform
  const id = newId(clock.now().getTime())
  const row = {
    id,
    ownerId: owner.id,
    clientId: randomUUID(),
    kind: 'exported',
    title: '基隆河水質調查',
    name: '基隆河',
    visibility: 'exhibition',
    documentType: 'pdf',
    createdAt: clock.now(),
    exhibitedAt: clock.now(),
    exhibitionId: id,
    ...change,
  } satisfies Row
  await inTransaction(db, async (transaction) => {
    await transaction.insert(eportfolios).values(row)
    const { name, documentType, createdAt, content = null, version: newest = 1 } = row
    for (let number = 1; number <= newest; number += 1) {
      const version = { eportfolioId: row.id, number, clientId: randomUUID(), name, documentType, content, createdAt }
      await transaction.insert(eportfolioVersions).values(version)
      const form = { eportfolioId: row.id, version: number, type: 'pdf', state: 'done', progress: 1, pages: 8 } as const
      await transaction.insert(eportfolioForms).values({ ...form, askedAt: createdAt, madeAt: createdAt })
    }
    await indexEPortfolio(transaction, row.id)
  })
  return row.id
}

/** Puts these items into every version of an e-portfolio. */
export async function setItems({ platform }: TestApp, id: string, items: DocumentItem[]): Promise<void> {
  const said = content({ firstSpindle: [part('歷程', items)] })
  await inTransaction(platform.db, async (transaction) => {
    await transaction.update(eportfolioVersions).set({ content: said }).where(eq(eportfolioVersions.eportfolioId, id))
    await indexEPortfolio(transaction, id)
  })
}
