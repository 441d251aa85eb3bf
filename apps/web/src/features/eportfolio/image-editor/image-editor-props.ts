import type { Recipe } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'

export interface ImageEditorProps {
  /** The original picture. */
  file: Pick<FileSummary, 'id' | 'url' | 'displayName'>
  recipe: Recipe | null
  /** Called with the uploaded adjusted picture, or null to use the original. */
  onSave: (result: { adjusted: FileSummary; recipe: Recipe } | null) => void
  onClose: () => void
}
