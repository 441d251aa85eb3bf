import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { Post } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { DisclosureNotice, UploadField } from '../../files/index.ts'
import { privacyName } from '../../posts/index.ts'
import { ClassificationField, OwnTagsField, TagField, wordsOf } from '../../tags/index.ts'
import { DraftNotices } from '../components/draft-notices.tsx'
import { StartRow } from '../components/start-row.tsx'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { type DraftField, fieldId } from '../session/draft-fields.ts'
import type { DraftSession } from '../session/draft-session.ts'
import type { DraftValues } from '../session/draft-values.ts'
import { type Target, usePublish } from '../session/use-publish.ts'
import { DateField } from './date-field.tsx'
import { DraftStatus } from './draft-status.tsx'
import css from './post-form.module.css'
import { PublishBar } from './publish-bar.tsx'
import { WritingCard } from './writing-card.tsx'

interface PostFormProps {
  session: DraftSession
  target: Target
  onPublished: (post: Post) => void
  onScheduled?: (post: ScheduledPost) => void
}

/** The form with every field of a record. Not a `form` element: Enter in a field must not publish. */
export function PostForm({ session, target, onPublished, onScheduled }: PostFormProps) {
  const { t } = useTranslation('drafts/form')
  const publication = usePublish({ session, target, onPublished, onScheduled })
  const { draft, errors, failure, isWaiting, isBusy, publish, forgive } = publication
  const [isChoosingTime, setChoosingTime] = useState(false)
  const { values, uploads, round } = draft
  const isNew = target.kind === 'new'

  const change =
    <F extends DraftField & keyof DraftValues>(field: F) =>
    (value: DraftValues[F]) => {
      session.change({ [field]: value })
      if (errors[field]) forgive(field)
    }

  return (
    <section className={css.form} aria-label={t(isNew ? 'newTitle' : 'editTitle')}>
      <DraftNotices
        session={session}
        draft={draft}
        otherPost={publication.otherPost}
        onPostAnswer={publication.answerConflict}
      />
      {isNew ? <StartRow session={session} draft={draft} /> : null}
      <WritingCard
        title={values.title}
        content={values.content}
        titleError={errors.title}
        contentError={errors.content}
        version={round}
        onTitle={change('title')}
        onContent={change('content')}
        onPhoto={() => document.getElementById(fieldId('files'))?.click()}
      />
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('files')}>
          <UploadField id={fieldId('files')} queue={session.queue} items={uploads} error={errors.files} />
        </Field>
      </Card>
      <Card>
        <div className={css.details}>
          <ClassificationField
            id={fieldId('classification')}
            value={values.classification}
            error={errors.classification}
            onChange={change('classification')}
          />
          <TagField
            id={fieldId('tags')}
            value={values.tags}
            error={errors.tags}
            onChange={change('tags')}
            text={wordsOf(values)}
            customTags={values.customTags}
            onCustomTags={change('customTags')}
          />
          <OwnTagsField
            id={fieldId('customTags')}
            value={values.customTags}
            error={errors.customTags}
            onChange={change('customTags')}
          />
          <div className={css.date}>
            <DateField key={round} value={values.date} error={errors.date} onChange={change('date')} />
          </div>
        </div>
      </Card>
      {privacyName(values.privacy) === 'private' ? null : <DisclosureNotice items={uploads} />}
      <PublishBar
        privacy={values.privacy}
        groupIds={values.groupIds}
        onPrivacy={(privacy, groupIds) => {
          session.change({ privacy, groupIds })
          forgive('privacy')
        }}
        status={<DraftStatus draft={draft} isWaiting={isWaiting} />}
        publish={t(isNew ? 'publish' : 'save')}
        failure={failure ?? errors.privacy}
        isBusy={isBusy}
        onPublish={() => publish()}
        onLater={isNew ? () => publication.check() && setChoosingTime(true) : undefined}
      />
      <ScheduleDialog
        isOpen={isChoosingTime}
        confirm={t('schedule')}
        onChoose={(at) => {
          setChoosingTime(false)
          publish(at)
        }}
        onClose={() => setChoosingTime(false)}
      />
    </section>
  )
}
