import type { SharedRecord } from '@learntrail/contract/posts/shared-record'
import type { TagCode } from '@learntrail/contract/posts/tags'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatched } from '../../../saving/use-watched.ts'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { DateField, fieldId, PublishBar, WritingCard } from '../../drafts/index.ts'
import { DisclosureNotice, sharedFileAddress, UploadField } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import { ClassificationField, OwnTagsField, TagField, wordsOf } from '../../tags/index.ts'
import { keepCaret } from '../keep-caret.ts'
import { openShared } from '../shared-session.ts'
import { usePublishShared } from '../use-publish-shared.ts'
import { EditsDialog } from './edits-dialog.tsx'
import { MergedNotice } from './merged-notice.tsx'
import { PeopleCard } from './people-card.tsx'
import { PublishSharedDialog } from './publish-shared-dialog.tsx'
import css from './shared-editor.module.css'
import { SharedMenu } from './shared-menu.tsx'
import { SharedStatus } from './shared-status.tsx'

interface SharedEditorProps {
  accountId: string
  opened: SharedRecord
  /** It was published, given up, or I was taken out. */
  onGone: () => void
}

/** One text for several people; everything typed is saved and brought together with what the others write. */
export function SharedEditor({ accountId, opened, onGone }: SharedEditorProps) {
  const { t } = useTranslation(['co-writing', 'drafts/form'])
  const [session] = useState(() => openShared(accountId, opened))
  const state = useWatched(session)
  const { record, values, uploads } = state
  const [showsEdits, setShowsEdits] = useState(false)
  const form = useRef<HTMLElement>(null)
  const publication = usePublishShared(session)
  const isOver = state.isGone || record.postId !== null

  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  useEffect(() => {
    if (isOver) onGone()
  }, [isOver, onGone])
  // The editor starts anew with a text that was brought together; whoever was typing goes on where they were.
  useEffect(() => keepCaret(form.current, fieldId('content'), state.textVersion), [state.textVersion])

  const { errors } = publication
  return (
    <section ref={form} className={css.form} aria-label={t('title')}>
      <PeopleCard record={record} myId={accountId} onChanged={() => void session.look()} />
      <MergedNotice merged={state.merged} onClose={session.forgetMerged} />
      <div className={css.line}>
        <SharedStatus state={state} />
        <SharedMenu record={record} onEdits={() => setShowsEdits(true)} flush={session.flush} />
      </div>
      <WritingCard
        title={values.title}
        content={values.content}
        titleError={errors.title}
        contentError={errors.content}
        version={state.textVersion}
        onTitle={(title) => session.change({ title })}
        onContent={(content) => session.change({ content })}
      />
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('drafts/form:files')}>
          <UploadField
            id={fieldId('files')}
            queue={session.queue}
            items={uploads}
            error={errors.files}
            addressOf={sharedFileAddress(record)}
          />
        </Field>
      </Card>
      <Card>
        <div className={css.details}>
          <ClassificationField
            id={fieldId('classification')}
            value={values.classification ?? ''}
            error={errors.classification}
            onChange={(classification) => session.change({ classification })}
          />
          <TagField
            id={fieldId('tags')}
            value={values.tags as TagCode[]}
            error={errors.tags}
            onChange={(tags) => session.change({ tags })}
            text={wordsOf(values)}
            customTags={values.customTags}
            onCustomTags={(customTags) => session.change({ customTags })}
          />
          <OwnTagsField
            id={fieldId('customTags')}
            value={values.customTags}
            error={errors.customTags}
            onChange={(customTags) => session.change({ customTags })}
          />
          <div className={css.date}>
            <DateField
              key={state.textVersion}
              value={values.date ?? ''}
              error={errors.date}
              onChange={(date) => session.change({ date: date || null })}
            />
          </div>
        </div>
      </Card>
      {privacyName(record.mine.privacy) === 'private' ? null : <DisclosureNotice items={uploads} />}
      <PublishBar
        privacy={record.mine.privacy}
        onPrivacy={publication.setPrivacy}
        status={t('bar.ownCopy')}
        isStatusAbove
        publish={t(actionOf(record))}
        failure={state.failure ?? publication.failure}
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
      {showsEdits ? <EditsDialog record={record} onClose={() => setShowsEdits(false)} /> : null}
    </section>
  )
}

function actionOf({ mine, people }: SharedRecord) {
  if (!mine.isOwner) return mine.hasAgreed ? 'bar.takeBack' : 'bar.agree'
  return people.some(({ isOwner, state }) => !isOwner && state === 'accepted') ? 'bar.publish' : 'bar.publishAlone'
}
