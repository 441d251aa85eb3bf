import type { ImageEditing } from '../use-image-editing.ts'

export interface ToolProps {
  editing: ImageEditing
}
