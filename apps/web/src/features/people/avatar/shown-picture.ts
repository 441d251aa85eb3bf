import { kindOfName } from '@learntrail/contract/files/file-types'
import { ApiProblem } from '../../../api/problem.ts'
import { previewOf, removeFiles, uploadPicture } from '../../files/index.ts'

/** A picture that this browser draws. */
export interface ShownPicture {
  url: string
  /** Gives back what it took. */
  drop: () => void
}

/** The file as it is; what the browser does not know, as HEIC, comes back from the server as JPEG. */
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
