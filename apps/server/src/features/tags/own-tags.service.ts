import { tagsChanged } from '@learntrail/contract/tags/events'
import { tagLimits } from '@learntrail/contract/tags/limits'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeChosen } from '../profiles/index.ts'
import * as repository from './own-tags.repository.ts'
import { type Retag, spellingsOf, tagKey, withTag } from './own-tags.rules.ts'
import { listUsedTags, retagEverything } from './tagged-things.kind.ts'

/** Adds a tag that no record has yet (TAG_EXISTS, TAG_LIMIT_REACHED). */
export async function addTag(platform: Platform, person: Person, given: string): Promise<{ name: string }> {
  const name = given.normalize('NFC')
  return inTransaction(platform.db, async (transaction) => {
    const { used, added } = await readTags(platform, transaction, person.id)
    if (spellingsOf([name], [...used, ...added]).length > 0) refuse('TAG_EXISTS')
    if (added.length >= tagLimits.unused) refuse('TAG_LIMIT_REACHED')
    const at = platform.clock.now()
    await repository.insertTag(transaction, { ownerId: person.id, key: tagKey(name), name, createdAt: at })
    const data = { action: 'add' as const, name, into: null, recordCount: 0 }
    await platform.events.record(transaction, tagsChanged, { actorId: person.id, subjectId: person.id, data, at })
    return { name }
  })
}

/** Renames a tag in all of the person's records. A new spelling of the same tag counts as a new name. */
export async function renameTag(
  platform: Platform,
  person: Person,
  { name, newName }: { name: string; newName: string },
): Promise<{ recordCount: number }> {
  return changeTags(platform, person, { names: [name], into: newName, action: 'rename' })
}

/** Merges several tags into one, which may be among them or new. */
export async function mergeTags(
  platform: Platform,
  person: Person,
  { names, into }: { names: string[]; into: string },
): Promise<{ recordCount: number }> {
  return changeTags(platform, person, { names, into, action: 'merge' })
}

export async function removeTag(platform: Platform, person: Person, name: string): Promise<{ recordCount: number }> {
  return changeTags(platform, person, { names: [name], into: null, action: 'remove' })
}

interface Change {
  names: string[]
  into: string | null
  action: 'rename' | 'merge' | 'remove'
}

async function changeTags(platform: Platform, person: Person, change: Change): Promise<{ recordCount: number }> {
  const into = change.into?.normalize('NFC') ?? null
  return inTransaction(platform.db, async (transaction) => {
    const { used, added } = await readTags(platform, transaction, person.id)
    const known = [...used, ...added]
    for (const name of change.names) if (spellingsOf([name], known).length === 0) refuse('TAG_NOT_FOUND')
    const keys = new Set(change.names.map(tagKey))
    const isTaken = into !== null && !keys.has(tagKey(into)) && spellingsOf([into], known).length > 0
    if (change.action === 'rename' && isTaken) refuse('TAG_EXISTS')

    // The resulting tag gets one spelling everywhere.
    const names = into === null ? change.names : [...change.names, into]
    const at = platform.clock.now()
    const changed = new Set(names.map(tagKey))
    const retag: Retag = (tags) => withTag(tags, changed, into)
    const spellings = spellingsOf(names, known)
    const recordCount = await retagEverything(platform, transaction, { ownerId: person.id, spellings, retag, at })
    const hadNoRecord = spellingsOf(names, added).length > 0
    await repository.deleteTags(transaction, person.id, [...new Set(names.map(tagKey))])
    if (into !== null && hadNoRecord) {
      await repository.insertTag(transaction, { ownerId: person.id, key: tagKey(into), name: into, createdAt: at })
    }
    await changeChosen(transaction, person.id, ({ portfolioRecentTags }) =>
      portfolioRecentTags === undefined ? {} : { portfolioRecentTags: retag(portfolioRecentTags) },
    )
    const data = { action: change.action, name: change.names.join('、').slice(0, 200), into, recordCount }
    await platform.events.record(transaction, tagsChanged, { actorId: person.id, subjectId: person.id, data, at })
    return { recordCount }
  })
}

async function readTags(platform: Platform, transaction: Transaction, ownerId: string) {
  await repository.lockTags(transaction, ownerId)
  return {
    used: await listUsedTags(platform, transaction, ownerId),
    added: await repository.listAddedTags(transaction, ownerId),
  }
}
