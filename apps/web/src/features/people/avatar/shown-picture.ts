import { kindOfName } from '@learntrail/contract/files/file-types'
import { ApiProblem } from '../../../api/problem.ts'
import { previewOf, removeFiles, uploadPicture } from '../../files/index.ts'

/** A picture that this browser can draw. */
export interface ShownPicture {
  url: string
  /** Releases its resources: the object URL, or the uploaded file. */
  drop: () => void
}

/** Shows the file as it is; formats that the browser cannot draw, such as HEIC, are uploaded and come back as JPEG. */
export async function showPicture(file: File): Promise<ShownPicture> {
  if (kindOfName(file.name) !== 'image') throw new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 })
  const url = URL.createObjectURL(file)
  const own = { url, drop: () => URL.revokeObjectURL(url) }
  if (await isDrawn(url)) return own
  own.drop()
  const uploaded = await uploadPicture(file)
  return { url: previewOf(uploaded), drop: () => void removeFiles([uploaded.id]) }
}

async function isDrawn(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}
