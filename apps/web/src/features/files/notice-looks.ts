import type { NoticeLooks } from '../../feature/notices.ts'

export const filesNoticeLooks: NoticeLooks = {
  kindPictures: { fileFailed: 'file' },
}
