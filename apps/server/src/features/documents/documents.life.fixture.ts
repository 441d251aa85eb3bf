import { newId } from '../../platform/ids/ids.ts'
import type { LifePart } from '../../testing/life.ts'
import { documentCheckpoints, documentClients, documentLocks, documents, documentUpdates } from './documents.tables.ts'

export const life: LifePart = {
  /** Documents written with others, inserted directly because a slate belongs to no feature. */
  live: async ({ product: { platform, clock }, owner, person }, newWord) => {
    const at = clock.now()
    const other = person('friend').id
    for (const [holderId, askedBy] of [
      [owner.id, other],
      [other, owner.id],
    ] as const) {
      const name = { thingId: newId(), kind: 'slate' }
      const bytes = Buffer.from(newWord())
      await platform.db.insert(documents).values({ ...name, lastNumber: 2, schema: 1, createdAt: at, changedAt: at })
      await platform.db.insert(documentClients).values([
        { ...name, client: 1, accountId: owner.id, since: 1 },
        { ...name, client: 2, accountId: other, since: 2 },
      ])
      await platform.db.insert(documentUpdates).values([
        { ...name, number: 1, accountId: owner.id, client: 1, change: 1, at, bytes },
        { ...name, number: 2, accountId: other, client: 2, change: 1, at, bytes },
      ])
      await platform.db.insert(documentCheckpoints).values({ ...name, number: 2, at, bytes })
      await platform.db
        .insert(documentLocks)
        .values({ ...name, holderId, since: at, inputAt: at, seenAt: at, askedBy, askedAt: at })
    }
  },
  holdNothing: {
    'documents.*': 'which things are written together; it names nobody',
    'document_checkpoints.*': 'what was written together, merged: it is the others’ as well, and names nobody',
  },
}
