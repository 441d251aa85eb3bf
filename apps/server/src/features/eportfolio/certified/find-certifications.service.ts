import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import { imageIdsOf, itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { Queryable } from '../../../platform/database/index.ts'
import { findConfirmedWork } from '../../homework/index.ts'
import { findConfirmedRecords } from '../../posts/index.ts'
import { materialOf, resourceIdOf } from '../drafts/selection.rules.ts'
import { certificationsIn, type DocumentCertification } from './certifications.rules.ts'

/** Returns what teachers have confirmed of the owner's material in this document, as of now. */
export async function findCertifications(
  db: Queryable,
  ownerId: string,
  content: DocumentContent,
): Promise<DocumentCertification[]> {
  const items = itemsOf(content.customTextResources)
  const named = items.flatMap((item) => (item.kind === 'text' && item.resourceId ? [item.resourceId] : []))
  const fileIds = imageIdsOf(content)
  if (named.length === 0 && fileIds.length === 0) return []
  const { postIds, homeworkIds } = materialOf([...new Set(named)])
  const records = await findConfirmedRecords(db, ownerId, { ids: postIds, fileIds })
  const work = await findConfirmedWork(db, ownerId, { ids: homeworkIds, fileIds })
  return certificationsIn(content.customTextResources, [
    ...records.map((one) => ({ ...one, resourceId: resourceIdOf(one.id) })),
    ...work.map((one) => ({ ...one, resourceId: resourceIdOf(one.id, 'homework') })),
  ])
}
