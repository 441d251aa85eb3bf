import type { FileUse } from '../files/index.ts'

/** Pictures of banners are read by an address of their own, also by guests. */
export const bannerFileUse: FileUse = {
  name: 'banner',
  holds: (file) => `exists (select 1 from banners b where b.file_id = ${file}.id)`,
  shows: () => 'false',
}
