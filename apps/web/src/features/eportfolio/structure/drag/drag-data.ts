import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'

/** What travels with something that is dragged. */
export interface DragData {
  /** What it is called: read aloud, and written on what follows the pointer. */
  label: string
  picture?: FileSummary | undefined
  /** Of material: what is put in where it is dropped. */
  make?: () => { items: DocumentItem[]; images: FileSummary[] }
}
