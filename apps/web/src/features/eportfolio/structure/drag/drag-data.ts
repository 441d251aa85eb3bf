import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'

/** Data of a dragged thing. */
export interface DragData {
  /** Its name, for announcements and the drag overlay. */
  label: string
  picture?: FileSummary | undefined
  /** For material: creates the items to insert where it is dropped. */
  make?: () => { items: DocumentItem[]; images: FileSummary[] }
}
