import type { NoticeLooks } from '../../feature/notices.ts'
import { paths } from '../../paths.ts'

export const coWritingNoticeLooks: NoticeLooks = {
  addresses: { shared: (id) => paths.sharedRecord(id) },
  pictures: { coWriting: 'edit' },
  kindPictures: { coWritingAsked: 'edit' },
}
