import type { ContentDocument } from '@learntrail/contract/content/document'
import { markableLines } from '@learntrail/contract/homework/places'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Selected } from './marked-text.tsx'
import css from './places.module.css'

interface ParagraphDialogProps {
  content: ContentDocument
  onChoose: (selected: Selected) => void
  onClose: () => void
}

/** Chooses a paragraph to comment on, for people who do not select text with a mouse. */
export function ParagraphDialog({ content, onChoose, onClose }: ParagraphDialogProps) {
  const { t } = useTranslation('homework/places')
  let from = 0
  const paragraphs = markableLines(content).flatMap((words) => {
    const start = from
    from += words.length
    return words.trim() === '' ? [] : [{ words, start, end: from }]
  })
  return (
    <Dialog isOpen title={t('choose.title')} onClose={onClose}>
      <ol className={css.paragraphs} aria-label={t('choose.title')}>
        {paragraphs.map(({ words, start, end }) => (
          <li key={start}>
            <button type="button" className={css.paragraph} onClick={() => onChoose({ start, end })}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
