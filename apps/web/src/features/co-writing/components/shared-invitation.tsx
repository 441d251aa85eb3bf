import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { FileList, sharedFileAddress } from '../../files/index.ts'
import { AnswerInvitation } from './answer-invitation.tsx'
import { CoWriterFaces } from './co-writer-faces.tsx'
import css from './shared-invitation.module.css'

/** The record a person is invited to write, for reading before they answer. */
export function SharedInvitation({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('co-writing')
  const owner = record.people.find((one) => one.isOwner)
  return (
    <div className={css.invitation}>
      <Card as="section" aria-labelledby="invitation-title">
        <div className={css.ask}>
          <h2 id="invitation-title">{t('list.asks', { name: owner?.person.displayName ?? t('someone') })}</h2>
          <p>{t('invitation.text')}</p>
          <CoWriterFaces people={record.people} />
          <AnswerInvitation id={record.id} />
        </div>
      </Card>
      <Card as="article" aria-label={record.title || t('untitled')}>
        <h2 className={css.title}>
          <WholeWords>{record.title || t('untitled')}</WholeWords>
        </h2>
        {record.content.content.length > 0 ? (
          <RichText document={record.content} />
        ) : (
          <p className={css.nothing}>{t('invitation.nothing')}</p>
        )}
        <FileList files={record.files} addressOf={sharedFileAddress(record)} />
      </Card>
    </div>
  )
}
