import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { FileSummary } from '@learntrail/contract/files/files'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/feedback/toast.ts'
import { proposedChapter } from '../../checking/chapters.rules.ts'
import { findPart } from '../document-edits.ts'
import { PlaceDialog } from '../place-dialog.tsx'
import { useSectionNames } from '../section-names.ts'
import { useEditor } from '../use-document.ts'
import css from './source-panel.module.css'

interface PlaceButtonProps {
  /** Label for screen readers, which names the material. */
  label: string
  /** Text by which a chapter is proposed. */
  words?: string
  make: () => { items: DocumentItem[]; images: FileSummary[] }
  children: ReactNode
}

/** Inserts material into the document without dragging. */
export function PlaceButton({ label, words = '', make, children }: PlaceButtonProps) {
  const { t } = useTranslation('eportfolio/export')
  const editor = useEditor()
  const names = useSectionNames()
  const [isOpen, setOpen] = useState(false)
  const place = (partId: string) => {
    setOpen(false)
    const { items, images } = make()
    if (!editor.append(items, partId, images)) return
    const found = findPart(editor.sections(), partId)
    if (found) toast(t('place.done', { place: names.ofPart(editor.sections(), found.section, found.index) }))
  }
  return (
    <>
      <button
        type="button"
        className={css.place}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen ? (
        <PlaceDialog
          title={t('place.title')}
          proposal={proposedChapter(words)}
          onChoose={place}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
