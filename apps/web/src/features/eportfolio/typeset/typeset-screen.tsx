import { OpenedDraft } from '../draft/opened-draft.tsx'
import { TypesetDesk } from './typeset-desk.tsx'

/** Screen of the third step: `?draft=…`. */
export function TypesetScreen() {
  return <OpenedDraft>{(session) => <TypesetDesk session={session} />}</OpenedDraft>
}
