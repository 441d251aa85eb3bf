import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { WholeWords } from '../../../../ui/whole-words.tsx'
import css from './contents.module.css'
import type { Bookmark } from './read-outline.ts'

interface ContentsProps {
  isOpen: boolean
  bookmarks: readonly Bookmark[]
  /** Pages of the open spread. */
  shown: readonly number[]
  onGo: (page: number) => void
  onClose: () => void
}

/** Table of contents, from the bookmarks of the PDF. */
export function Contents({ isOpen, bookmarks, shown, onGo, onClose }: ContentsProps) {
  const { t } = useTranslation('eportfolio')
  const current = bookmarks.findLast(({ page }) => page <= (shown.at(-1) ?? 1))
  return (
    <Dialog isOpen={isOpen} title={t('book.contents')} onClose={onClose}>
      <ol className={css.list}>
        {bookmarks.map((bookmark) => (
          <li key={`${bookmark.page} ${bookmark.level} ${bookmark.title}`} data-level={bookmark.level}>
            <button type="button" aria-current={bookmark === current || undefined} onClick={() => onGo(bookmark.page)}>
              <span>
                <WholeWords>{bookmark.title}</WholeWords>
              </span>
              <span className={css.page}>
                <Unseen>{t('book.onPage', { page: bookmark.page })}</Unseen>
                <span aria-hidden="true">{bookmark.page}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
