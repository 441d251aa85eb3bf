import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const filesNoticeLooks: NoticeLooks = {
  addresses: { files: () => paths.myFiles },
  kindPictures: { fileFailed: 'file' },
}
