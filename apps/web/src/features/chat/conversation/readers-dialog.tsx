import type { PersonSummary } from '@learntrail/contract/people/person'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { PersonRow } from '../../people/index.ts'
import css from './readers-dialog.module.css'

interface ReadersDialogProps {
  readers: readonly PersonSummary[]
  onClose: () => void
}

/** Who has read a message, among those who show it to the viewer. */
export function ReadersDialog({ readers, onClose }: ReadersDialogProps) {
  const { t } = useTranslation('chat')
  return (
    <Dialog isOpen onClose={onClose} title={t('readers.title')}>
      <ul className={css.readers}>
        {readers.map((person) => (
          <PersonRow key={person.id} person={person} line={null} />
        ))}
      </ul>
      <p className={css.note}>{t('readers.note')}</p>
    </Dialog>
  )
}
