import { type FileUse, fileIn } from '../files/index.ts'

/** Banner pictures have an endpoint of their own, open to guests. */
export const bannerFileUse: FileUse = {
  name: 'banner',
  holder: { table: 'banners', id: 'id', files: fileIn('file_id') },
  shows: () => 'false',
}
