import { type FileUse, fileIn } from '../files/index.ts'

/** Pictures of banners are read by an address of their own, also by guests. */
export const bannerFileUse: FileUse = {
  name: 'banner',
  holder: { table: 'banners', id: 'id', files: fileIn('file_id') },
  shows: () => 'false',
}
