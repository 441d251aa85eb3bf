import { cleanText } from '@learntrail/contract/characters'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { DocumentItem, TextItem } from '@learntrail/contract/eportfolio/document'
import { documentOfParagraphs, paragraphsOfDocument } from '@learntrail/contract/eportfolio/paragraphs'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LazyRichTextEditor, TextCounter } from '../../editor/index.ts'

interface FormedTextDialogProps {
  item: TextItem
  /** Replaces the texts of these ids; returns false when the document has no room for as many. */
  onChange: (ids: readonly string[], items: readonly DocumentItem[]) => boolean
  onClose: () => void
}

/**
 * Edits a formatted text of a document in the editor of records. Changes apply to the document at once, split into one
 * text per paragraph.
 */
export function FormedTextDialog({ item, onChange, onClose }: FormedTextDialogProps) {
  const { t } = useTranslation('eportfolio/export')
  const id = useId()
  const [initial] = useState(() => documentOfParagraphs([item]))
  const [written, setWritten] = useState(initial)
  const [isFull, setFull] = useState(false)
  const ids = useRef([item.id])

  function write(document: ContentDocument) {
    setWritten(document)
    const { id: _, block: __, ...rest } = item
    const pieces = paragraphsOfDocument(document)
    // The first text is kept even when empty.
    const items = (pieces.length > 0 ? pieces : [{ text: '' }]).map(
      ({ text, block }, index): TextItem => ({
        ...rest,
        id: ids.current[index] ?? newId(),
        text: cleanText(text),
        ...(block && { block }),
        breakBefore: index === 0 && rest.breakBefore,
      }),
    )
    const isPlaced = onChange(ids.current, items)
    setFull(!isPlaced)
    if (isPlaced) ids.current = items.map((one) => one.id)
  }

  return (
    <Dialog
      isOpen
      title={t('item.formTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('item.formDone')}</Button>}
    >
      <LazyRichTextEditor
        id={id}
        label={t('item.formTitle')}
        placeholder={t('item.placeholder')}
        initial={initial}
        onChange={write}
        describedBy={`${id}-count`}
        isInvalid={isFull}
        hasMentions={false}
      />
      <TextCounter id={`${id}-count`} document={written} />
    </Dialog>
  )
}
