import type { Recipe } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'

export interface ImageEditorProps {
  /** The picture as it came. */
  file: Pick<FileSummary, 'id' | 'url' | 'displayName'>
  recipe: Recipe | null
  /** The adjusted picture, safe on the server; null for the picture as it came. */
  onSave: (result: { adjusted: FileSummary; recipe: Recipe } | null) => void
  onClose: () => void
}
