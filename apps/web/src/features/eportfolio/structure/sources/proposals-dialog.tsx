import type { DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { proposedPlaces } from '../../checking/chapters.rules.ts'
import { newParagraphs } from '../new-parts.ts'
import { useSectionNames } from '../section-names.ts'
import { useEditor } from '../use-document.ts'
import { isTextPlaced } from './placed.ts'
import css from './proposals-dialog.module.css'

interface ProposalsDialogProps {
  resource: ExportDraft['textResources'][number]
  items: readonly DocumentItem[]
  onClose: () => void
}

/**
 * Dialog that proposes a chapter for each paragraph of a record; the person corrects them before anything is placed.
 */
export function ProposalsDialog({ resource, items, onClose }: ProposalsDialogProps) {
  const { t } = useTranslation('eportfolio/export')
  const editor = useEditor()
  const names = useSectionNames()
  const id = useId()
  const { resourceId, date, paragraphs } = resource
  const [proposals] = useState(() => proposedPlaces(paragraphs))
  const [chosen, choose] = useState<(SectionKey | null)[]>(() =>
    paragraphs.map(({ text }, index) =>
      isTextPlaced(items, resourceId, text) ? null : (proposals[index]?.section ?? null),
    ),
  )
  const sections = editor.sections()
  const order = editor.order()
  const count = chosen.filter((key) => key !== null).length

  function place() {
    for (const key of order) {
      const ofIt = paragraphs.filter((_, index) => chosen[index] === key)
      const partId = editor.sections()[key][0]?.id
      if (ofIt.length === 0 || partId === undefined) continue
      if (!editor.append(newParagraphs(ofIt, { resourceId, day: date }), partId)) return
    }
    toast(t('propose.done', { count }))
    onClose()
  }

  return (
    <Dialog
      isOpen
      title={t('propose.title')}
      onClose={onClose}
      actions={
        <Button onClick={place} disabled={count === 0}>
          {t('propose.place', { count })}
        </Button>
      }
    >
      <p className={css.lead}>{t('propose.lead')}</p>
      <ol className={css.list}>
        {paragraphs.map(({ text }, index) => {
          const because = proposals[index]?.because ?? []
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and two paragraphs may say the same
            <li key={index} className={css.line}>
              <p id={`${id}-${index}`} className={css.text}>
                {text}
              </p>
              <select
                className={css.choice}
                aria-label={t('propose.chapter', { number: index + 1 })}
                aria-describedby={`${id}-${index}`}
                value={chosen[index] ?? ''}
                onChange={(event) => {
                  const key = order.find((one) => one === event.currentTarget.value) ?? null
                  choose((now) => now.with(index, key))
                }}
              >
                <option value="">{t('propose.nowhere')}</option>
                {order.map((key) => (
                  <option key={key} value={key}>
                    {names.ofSection(sections, key)}
                  </option>
                ))}
              </select>
              {because.length > 0 && chosen[index] === proposals[index]?.section ? (
                <p className={css.because}>{t('propose.because', { words: because.join(t('propose.comma')) })}</p>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
