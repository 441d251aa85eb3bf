import type { ContentDocument } from '@learntrail/contract/content/document'
import type { GuideWriting } from '@learntrail/contract/guides/guides'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { errorId, FieldError } from '../../../ui/form/field.tsx'
import { DateField, type DraftErrors, fieldId, TitleField } from '../../drafts/index.ts'
import { RichText, TextCounter } from '../../editor/index.ts'
import { ClassificationField, OwnTagsField, TagField } from '../../tags/index.ts'
import css from './guide-preview.module.css'

/** Returns the person's own text; the questions are left out, as they would suggest tags as well. */
const answersOf = ({ title, answers, own }: GuideWriting) =>
  [title, ...Object.values(answers), ...own.flatMap(({ heading, text }) => [heading, text])].join('\n').trim()

interface GuidePreviewProps {
  writing: GuideWriting
  record: ContentDocument
  errors: DraftErrors
  onChange: (part: Partial<GuideWriting>) => void
  onCompose: () => void
}

/** Preview of the record made from the answers, with the fields that only the author can fill in. */
export function GuidePreview({ writing, record, errors, onChange, onCompose }: GuidePreviewProps) {
  const { t } = useTranslation('guides')
  const contentId = fieldId('content')
  const counterId = `${contentId}-counter`
  return (
    <>
      <Card as="section" padding="none" aria-label={t('preview.record')}>
        <TitleField
          value={writing.title}
          error={errors.title}
          onChange={(title) => onChange({ title })}
          onEnter={() => document.getElementById(contentId)?.focus()}
        />
        <section
          id={contentId}
          tabIndex={-1}
          className={css.text}
          aria-label={t('preview.text')}
          aria-describedby={errors.content ? `${errorId(contentId)} ${counterId}` : counterId}
        >
          <RichText document={record} />
        </section>
        <div className={css.foot}>
          <FieldError id={contentId} error={errors.content} />
          <Button look="quiet" size="s" icon="edit" onClick={onCompose}>
            {t('preview.compose')}
          </Button>
          <TextCounter id={counterId} document={record} />
        </div>
      </Card>
      <Card>
        <div className={css.details}>
          <ClassificationField
            id={fieldId('classification')}
            value={writing.classification ?? ''}
            error={errors.classification}
            onChange={(classification) => onChange({ classification })}
          />
          <TagField
            id={fieldId('tags')}
            value={writing.tags as TagCode[]}
            error={errors.tags}
            onChange={(tags) => onChange({ tags })}
            text={answersOf(writing)}
            customTags={writing.customTags}
            onCustomTags={(customTags) => onChange({ customTags })}
          />
          <OwnTagsField
            id={fieldId('customTags')}
            value={writing.customTags}
            error={errors.customTags}
            onChange={(customTags) => onChange({ customTags })}
          />
          <div className={css.date}>
            <DateField
              value={writing.date ?? ''}
              error={errors.date}
              onChange={(date) => onChange({ date: date || null })}
            />
          </div>
        </div>
      </Card>
    </>
  )
}
