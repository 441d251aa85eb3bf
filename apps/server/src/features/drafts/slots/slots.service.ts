import type { ContentDocument } from '@learntrail/contract/content/document'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Slot } from '@learntrail/contract/drafts/slots'
import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { Classification } from '@learntrail/contract/tags/tags'
import { and, eq } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteUnusedFiles, findFileSummaries, holdFiles } from '../../files/index.ts'
import { distinctTags } from '../../tags/index.ts'
import { customSlots } from './slots.tables.ts'

interface Filling {
  name: string
  pictureId: string | null
  title: string
  content: ContentDocument
  classification: Classification | null
  tags: string[]
  customTags: string[]
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const isSlot = (person: Person, slot: number) => and(eq(customSlots.ownerId, person.id), eq(customSlots.slot, slot))

export async function listSlots(platform: Platform, person: Person): Promise<{ items: Slot[] }> {
  const rows = await platform.db
    .select()
    .from(customSlots)
    .where(eq(customSlots.ownerId, person.id))
    .orderBy(customSlots.slot)
  return { items: await Promise.all(rows.map((row) => slotOf(platform, row))) }
}

export async function saveSlot(platform: Platform, person: Person, slot: number, filling: Filling): Promise<Slot> {
  const given = { ...filling, customTags: distinctTags(filling.customTags), updatedAt: platform.clock.now() }
  const row = await inTransaction(platform.db, async (transaction) => {
    if (filling.pictureId !== null) await checkPicture(transaction, person.id, filling.pictureId)
    const [before] = await transaction.select().from(customSlots).where(isSlot(person, slot)).for('update')
    const [saved] = await transaction
      .insert(customSlots)
      .values({ ownerId: person.id, slot, ...given })
      .onConflictDoUpdate({ target: [customSlots.ownerId, customSlots.slot], set: given })
      .returning()
    await dropPicture(platform, transaction, before, saved)
    return saved as typeof customSlots.$inferSelect
  })
  return slotOf(platform, row)
}

export async function clearSlot(platform: Platform, person: Person, slot: number): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const [before] = await transaction.delete(customSlots).where(isSlot(person, slot)).returning()
    await dropPicture(platform, transaction, before, undefined)
  })
}

async function checkPicture(transaction: Transaction, ownerId: string, id: string): Promise<void> {
  const [file] = await holdFiles(transaction, ownerId, [id])
  if (file === undefined) refuse('FILE_NOT_FOUND')
  if ((file.type & fileTypeFlags.image) === 0 || !pictureTypes.includes(file.mediaType)) {
    refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: file.displayName } })
  }
  if (file.bytes > draftLimits.slotPictureBytes) {
    refuse('SLOT_PICTURE_TOO_LARGE', { values: { limit: draftLimits.slotPictureBytes } })
  }
}

type Pictured = { ownerId: string; pictureId: string | null } | undefined

/** Deletes a replaced picture, unless something else uses it. */
async function dropPicture(platform: Platform, transaction: Transaction, before: Pictured, now: Pictured) {
  if (!before?.pictureId || before.pictureId === now?.pictureId) return
  await deleteUnusedFiles(platform, transaction, before.ownerId, [before.pictureId])
}

async function slotOf({ pool }: Platform, row: typeof customSlots.$inferSelect): Promise<Slot> {
  const { slot, name, title, content, classification, tags, customTags, updatedAt } = row
  const [picture] = await findFileSummaries(pool, row.ownerId, row.pictureId === null ? [] : [row.pictureId])
  return {
    slot,
    name,
    picture: picture ?? null,
    title,
    content,
    classification,
    tags,
    customTags,
    updatedAt: updatedAt.toISOString(),
  }
}
