import { OpenedDraft } from '../draft/opened-draft.tsx'
import { Structure } from './structure.tsx'
import { StructureSkeleton } from './structure-skeleton.tsx'

/** Second step: places texts and pictures in the document. */
export function StructureScreen() {
  return <OpenedDraft skeleton={<StructureSkeleton />}>{(session) => <Structure session={session} />}</OpenedDraft>
}
