import { ofRoom, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { documentErasure } from './document.erasure.ts'
import { handleDocumentJobs } from './documents.jobs.ts'
import { documentsLine } from './line/documents-line.live.ts'

export { documentAccessChanged, documentsAccessChanged, removeDocument } from './access-changed.service.ts'
export { changeDocument, readDocument, type ServerChange } from './change-document.service.ts'
export { type CoEdited, coEdited, type DocumentName, type RootType, type StoredChange } from './co-edited.kind.ts'
export { listWritten } from './history/history.repository.ts'
export {
  listStretches,
  type Restoring,
  readVersion,
  restoreVersion,
  type StretchPage,
} from './history/history.service.ts'
export type { PartOfDocument } from './history/restore.rules.ts'
export type { Stretch } from './history/stretches.rules.ts'
export { askForLock, leaveLock, listLocks, lockedBy, takeLock } from './locks/locks.service.ts'
export { editorNodeOf, writeRichText } from './rich-text.mapping.ts'

/** A document's home is a room of its own, which its writers share. */
export const documentsFeature: Feature = {
  name: 'documents',
  has: [
    tableHomes(
      ...ofRoom('thing_id', 'documents', 'document_clients'),
      ...staying('while its holder writes', ofRoom('thing_id', 'document_locks')),
      ...staying('6 months', ofRoom('thing_id', 'document_updates', 'document_checkpoints')),
    ),
    erasure(documentErasure),
  ],
  routes: () => undefined,
  line: documentsLine,
  jobs: handleDocumentJobs,
}
