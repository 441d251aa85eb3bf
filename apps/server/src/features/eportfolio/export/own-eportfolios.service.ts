import type { EPortfolio, EPortfolioPage } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioChanged, ePortfolioExhibited, ePortfolioWithdrawn } from '@learntrail/contract/eportfolio/events'
import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellPublished } from '../../../platform/stream/publications.ts'
import { renameFiles } from '../../files/index.ts'
import { distinctTags } from '../../tags/index.ts'
import { binEPortfolio } from '../bin/eportfolio.bin.ts'
import { cardOf } from '../eportfolio.mapping.ts'
import type { Reader } from '../eportfolio.policy.ts'
import { indexEPortfolio } from '../exhibition/index-eportfolio.service.ts'
import { reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'
import { readEPortfolio } from '../read-eportfolio.queries.ts'
import * as repository from './export.repository.ts'
import { countFriends, listOwnCards } from './own-eportfolios.repository.ts'

interface Wanted {
  visibility?: Visibility | undefined
  draftId?: string | undefined
  cursor?: string | undefined
  limit: number
}

export async function listOwn(
  { pool }: Platform,
  person: Reader,
  { cursor, limit, ...wanted }: Wanted,
): Promise<EPortfolioPage> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([z.uuid()]))[0]
  const rows = await listOwnCards(pool, person.id, { ...wanted, after, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id])
  return { items: items.map((row) => cardOf(person, row)), nextCursor }
}

interface Change {
  title?: string | undefined
  name?: string | undefined
  visibility?: Visibility | undefined
  tags?: string[] | undefined
  customTags?: string[] | undefined
  taggedFriendIds?: string[] | undefined
  showsOwner?: boolean | undefined
  marksReaders?: boolean | undefined
}

/** Changes an e-portfolio's details and visibility; its document stays as exported. */
export async function change(platform: Platform, person: Reader, id: string, given: Change): Promise<EPortfolio> {
  await reachOwnEPortfolio(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdEPortfolio(transaction, person.id, id)
    if (row === undefined) refuse('EPORTFOLIO_NOT_FOUND')
    const { visibility, customTags, ...told } = given
    await checkFriends(transaction, row, given.taggedFriendIds ?? [])
    const forms = (await repository.listForms(transaction, id)).filter(({ version }) => version === row.version)
    const fileIds = forms.flatMap(({ fileId }) => fileId ?? [])
    const isReady = forms.some(({ type, state }) => type === row.documentType && state === 'done')
    if (visibility !== undefined && visibility !== 'private' && !isReady) refuse('EPORTFOLIO_NOT_READY')
    const set = {
      ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
      ...(customTags === undefined ? {} : { customTags: distinctTags(customTags) }),
    }
    if (Object.keys(set).length > 0) {
      await repository.updateEPortfolio(transaction, id, set)
      await tell(platform, transaction, row, ePortfolioChanged, row.visibility)
    }
    if (visibility !== undefined && visibility !== row.visibility) {
      if (row.withheld !== null) refuse('WITHHELD')
      await changeVisibility(platform, transaction, row, visibility)
    }
    if (given.name !== undefined && given.name !== row.name) {
      await renameFiles(platform, transaction, person.id, fileIds, given.name)
    }
    await indexEPortfolio(transaction, id)
  })
  return readEPortfolio(platform, person, id)
}

/** Sharing to the exhibition always puts it at the top. */
async function changeVisibility(
  platform: Platform,
  transaction: Transaction,
  row: repository.EPortfolioData,
  visibility: Visibility,
): Promise<void> {
  const now = platform.clock.now()
  const place =
    visibility === 'exhibition'
      ? { exhibitedAt: now, exhibitionId: newId(now.getTime()) }
      : { exhibitedAt: null, exhibitionId: null }
  await repository.updateEPortfolio(transaction, row.id, { visibility, ...place })
  if (visibility === 'exhibition') tellPublished(platform, transaction, { ownerId: row.ownerId, isFor: 'everybody' })
  await tell(platform, transaction, row, changeOf(row.visibility, visibility), visibility)
}

/** Kind of the event for a change of visibility. */
export function changeOf(before: Visibility, after: Visibility): typeof ePortfolioChanged {
  if (after === 'exhibition') return ePortfolioExhibited
  return before === 'exhibition' ? ePortfolioWithdrawn : ePortfolioChanged
}

/** Newly tagged people must be friends; those tagged before may no longer be. */
async function checkFriends(transaction: Transaction, row: repository.EPortfolioData, ids: string[]): Promise<void> {
  const added = ids.filter((id) => !row.taggedFriendIds.includes(id))
  if ((await countFriends(transaction, row.ownerId, added)) < added.length) refuse('USER_NOT_FOUND')
}

/** Bins an e-portfolio. */
export async function remove(platform: Platform, person: Reader, id: string): Promise<void> {
  await reachOwnEPortfolio(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdEPortfolio(transaction, person.id, id)
    if (row === undefined) refuse('EPORTFOLIO_NOT_FOUND')
    await binEPortfolio(platform, transaction, row)
  })
}

function tell(
  platform: Platform,
  transaction: Transaction,
  { id: subjectId, ownerId, title, visibility: visibilityBefore }: repository.EPortfolioData,
  kind: typeof ePortfolioChanged,
  visibility: Visibility,
): Promise<void> {
  const at = platform.clock.now()
  const data = { title, ownerId, visibility, visibilityBefore }
  return platform.events.record(transaction, kind, { actorId: ownerId, subjectId, data, at })
}
