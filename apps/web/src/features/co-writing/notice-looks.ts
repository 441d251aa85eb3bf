import type { NoticeLooks } from '../../feature/notices.ts'

export const coWritingNoticeLooks: NoticeLooks = {
  pictures: { coWriting: 'edit' },
  kindPictures: { coWritingAsked: 'edit' },
}
