import type { ComponentProps } from 'react'
import { pictureNames } from '../uploads/check-selection.ts'
import type { KeptPictures } from '../uploads/use-kept-pictures.ts'
import { UploadField } from './upload-field.tsx'

interface PictureUploadsProps extends Pick<ComponentProps<typeof UploadField>, 'id' | 'limits' | 'error'> {
  pictures: KeptPictures
}

/** Uploads of a form that takes pictures only. */
export function PictureUploads({ pictures: { queue, items }, ...props }: PictureUploadsProps) {
  return <UploadField {...props} queue={queue} items={items} accept={pictureNames} />
}
