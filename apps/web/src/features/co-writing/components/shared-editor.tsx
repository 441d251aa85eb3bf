import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SharedDocument, SharedStateLine, useSharedView } from '../../../documents/index.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { When } from '../../../ui/when.tsx'
import { fieldId, PublishBar } from '../../drafts/index.ts'
import { DisclosureNotice, FileList, sharedFileAddress, UploadField } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { usePublishShared } from '../use-publish-shared.ts'
import { DetailsCard } from '../writing/details-card.tsx'
import { TextCard } from '../writing/text-card.tsx'
import { UnsentNotice } from '../writing/unsent-notice.tsx'
import { settle, useSharedRecord, type Writing } from '../writing/use-shared-record.ts'
import { PeopleCard } from './people-card.tsx'
import { PublishSharedDialog } from './publish-shared-dialog.tsx'
import css from './shared-editor.module.css'
import { SharedMenu } from './shared-menu.tsx'

interface SharedEditorProps {
  record: SharedRecord
  shared: SharedDocument
  accountId: string
  /** Called when co-writers join, leave or are invited. */
  onChanged: () => void
}

/** The editor of one record that several people write at the same time. */
export function SharedEditor({ record, shared, accountId, onChanged }: SharedEditorProps) {
  const { t } = useTranslation(['co-writing', 'drafts/form'])
  const writing = useSharedRecord(record, shared, accountId)
  const publication = usePublishShared(writing)
  const [showsHistory, setShowsHistory] = useState(false)
  const { files, uploads, isWriter } = writing
  const { errors } = publication
  return (
    <section className={css.form} aria-label={t('title')}>
      <PeopleCard record={record} myId={accountId} onChanged={onChanged} />
      <UnsentNotice writing={writing} />
      <div className={css.line}>
        <StateOf writing={writing} />
        <SharedMenu record={record} onHistory={() => setShowsHistory(true)} flush={() => settle(writing)} />
      </div>
      <ReadOnlyNotice writing={writing} />
      <TextCard writing={writing} titleError={errors.title} contentError={errors.content} />
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('drafts/form:files')}>
          {isWriter ? (
            <UploadField
              id={fieldId('files')}
              queue={files.queue}
              items={uploads}
              error={errors.files}
              addressOf={sharedFileAddress(record)}
            />
          ) : (
            <FileList files={record.files} addressOf={sharedFileAddress(record)} />
          )}
        </Field>
      </Card>
      <DetailsCard writing={writing} errors={errors} />
      {privacyName(record.mine.privacy) === 'private' ? null : <DisclosureNotice items={uploads} />}
      <PublishBar
        privacy={record.mine.privacy}
        onPrivacy={publication.setPrivacy}
        status={t('bar.ownCopy')}
        isStatusAbove
        publish={t(actionOf(record))}
        failure={publication.failure}
        isBusy={publication.isBusy}
        onPublish={record.mine.isOwner ? publication.ask : publication.agree}
      />
      {publication.isAsking ? (
        <PublishSharedDialog
          record={record}
          isBusy={publication.isBusy}
          onPublish={publication.publish}
          onClose={publication.stopAsking}
        />
      ) : null}
      {showsHistory ? <HistoryDialog writing={writing} onClose={() => setShowsHistory(false)} /> : null}
    </section>
  )
}

/** Whether the text is stored, who is here, and who wrote last. */
function StateOf({ writing: { shared, accountId, record } }: { writing: Writing }) {
  const { t } = useTranslation('co-writing')
  const { person, at } = record.lastEdit
  return (
    <div className={css.state}>
      <SharedStateLine shared={shared} accountId={accountId} />
      <p className={css.last}>
        {person ? t('lastBy', { name: person.displayName }) : t('lastEdit')} <When time={at} relative />
      </p>
    </div>
  )
}

/**
 * Says that the record can only be read. An error that keeps the document from opening shows beside its state instead.
 */
function ReadOnlyNotice({ writing: { shared, accountId, isWriter } }: { writing: Writing }) {
  const { t } = useTranslation('co-writing')
  const { access, problem } = useSharedView(shared, accountId)
  if (isWriter || problem !== null || access !== 'read') return null
  return <FormAlert tone="accent">{t('readOnly')}</FormAlert>
}

function actionOf({ mine, people }: SharedRecord) {
  if (!mine.isOwner) return mine.hasAgreed ? 'bar.takeBack' : 'bar.agree'
  return people.some(({ isOwner, state }) => !isOwner && state === 'accepted') ? 'bar.publish' : 'bar.publishAlone'
}
