import type { Post } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { UploadField } from '../../files/index.ts'
import { type DraftField, fieldId } from '../draft/draft-fields.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import type { DraftValues } from '../draft/draft-values.ts'
import { usePublish } from '../draft/use-publish.ts'
import { ClassificationField } from './classification-field.tsx'
import { DateField } from './date-field.tsx'
import { DraftStatus } from './draft-status.tsx'
import { Field } from './field.tsx'
import { OwnTagsField } from './own-tags-field.tsx'
import css from './post-form.module.css'
import { PublishBar } from './publish-bar.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { TagField } from './tag-field.tsx'
import { WritingCard } from './writing-card.tsx'

interface PostFormProps {
  session: DraftSession
  /** The record that is being changed. */
  postId?: string
  onPublished: (post: Post) => void
}

/** Everything a record can have. No `form` element: Enter in a field publishes nothing, the button does. */
export function PostForm({ session, postId, onPublished }: PostFormProps) {
  const { t } = useTranslation('posts')
  const { draft, errors, failure, isWaiting, isBusy, publish, forgive } = usePublish({ session, postId, onPublished })
  const [version, setVersion] = useState(0)
  const { values, uploads } = draft

  const change =
    <F extends DraftField & keyof DraftValues>(field: F) =>
    (value: DraftValues[F]) => {
      session.change({ [field]: value })
      if (errors[field]) forgive(field)
    }

  return (
    <section className={css.form} aria-label={t(postId ? 'form.editTitle' : 'form.newTitle')}>
      {draft.isRestored ? (
        <RestoredNotice
          onClose={session.acceptRestored}
          onDiscard={() => {
            session.discard()
            setVersion((before) => before + 1)
          }}
        />
      ) : null}
      <WritingCard
        title={values.title}
        content={values.content}
        titleError={errors.title}
        contentError={errors.content}
        version={version}
        onTitle={change('title')}
        onContent={change('content')}
      />
      <Card>
        <Field id={`${fieldId('files')}-group`} label={t('form.files')}>
          <UploadField id={fieldId('files')} queue={session.queue} items={uploads} error={errors.files} />
        </Field>
      </Card>
      <Card>
        <div className={css.details}>
          <ClassificationField
            value={values.classification}
            error={errors.classification}
            onChange={change('classification')}
          />
          <TagField value={values.tags} error={errors.tags} onChange={change('tags')} />
          <OwnTagsField value={values.customTags} error={errors.customTags} onChange={change('customTags')} />
          <div className={css.date}>
            <DateField key={version} value={values.date} error={errors.date} onChange={change('date')} />
          </div>
        </div>
      </Card>
      <FormAlert>{failure}</FormAlert>
      <PublishBar
        privacy={values.privacy}
        onPrivacy={change('privacy')}
        status={<DraftStatus draft={draft} isWaiting={isWaiting} />}
        publish={t(postId ? 'form.save' : 'form.publish')}
        isBusy={isBusy}
        onPublish={publish}
      />
    </section>
  )
}
