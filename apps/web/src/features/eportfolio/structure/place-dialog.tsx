import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Proposal } from '../checking/chapters.rules.ts'
import css from './place-dialog.module.css'
import { useSectionNames } from './section-names.ts'
import { useEditor } from './use-document.ts'

interface PlaceDialogProps {
  title: string
  /** The chapter that the text probably belongs to. */
  proposal?: Proposal | null
  onChoose: (partId: string) => void
  onClose: () => void
}

/** Dialog to choose a place without dragging, from all sections and parts. */
export function PlaceDialog({ title, proposal = null, onChoose, onClose }: PlaceDialogProps) {
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
              <button
                type="button"
                className={css.place}
                data-proposed={(index === 0 && key === proposal?.section) || undefined}
                onClick={() => onChoose(part.id)}
              >
                <span className={css.name}>
                  {index === 0 ? names.ofSection(sections, key) : names.partOnly(sections, key, index)}
                  {index === 0 && key === proposal?.section ? (
                    <span className={css.because}>
                      {t('propose.suggested', { words: proposal.because.join(t('propose.comma')) })}
                    </span>
                  ) : null}
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
