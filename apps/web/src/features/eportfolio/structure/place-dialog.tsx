import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import css from './place-dialog.module.css'
import { useSectionNames } from './section-names.ts'
import { useEditor } from './use-document.ts'

interface PlaceDialogProps {
  title: string
  onChoose: (partId: string) => void
  onClose: () => void
}

/** Where something goes, chosen without dragging: every section with its parts. */
export function PlaceDialog({ title, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('eportfolio/export')
  const names = useSectionNames()
  const editor = useEditor()
  const sections = editor.sections()
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <ol className={css.places}>
        {editor.order().map((key) =>
          sections[key].map((part, index) => (
            <li key={part.id} data-inner={index > 0 || undefined}>
              <button type="button" className={css.place} onClick={() => onChoose(part.id)}>
                <span className={css.name}>
                  {index === 0 ? names.ofSection(sections, key) : names.partOnly(sections, key, index)}
                </span>
                {part.contents.length > 0 ? (
                  <span className={css.count}>{t('place.count', { count: part.contents.length })}</span>
                ) : null}
              </button>
            </li>
          )),
        )}
      </ol>
    </Dialog>
  )
}
