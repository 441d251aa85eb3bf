import type { ContentDocument } from '@learntrail/contract/content/document'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { errorId, FieldError } from '../../../ui/form/field.tsx'
import { LazyRichTextEditor, TextCounter } from '../../editor/index.ts'
import { fieldId } from '../session/draft-fields.ts'
import { TitleField } from './title-field.tsx'
import css from './writing-card.module.css'

interface WritingCardProps {
  title: string
  content: ContentDocument
  titleError: string | undefined
  contentError: string | undefined
  /** Changes when the text is replaced from outside; the editor is then remounted. */
  version: number
  /** Placeholders, where they differ from a record's. */
  hints?: { title: string; content: string }
  onTitle: (title: string) => void
  onContent: (content: ContentDocument) => void
  /** Lets the person attach photos to the record, beside the text. */
  onPhoto?: () => void
}

/** Title and rich text of a record, on one card. */
export function WritingCard({
  title,
  content,
  titleError,
  contentError,
  version,
  hints,
  onTitle,
  onContent,
  onPhoto,
}: WritingCardProps) {
  const { t } = useTranslation('drafts/form')
  const id = fieldId('content')
  const counterId = `${id}-counter`
  return (
    <Card padding="none">
      <TitleField
        value={title}
        error={titleError}
        hint={hints?.title}
        onChange={onTitle}
        onEnter={() => document.getElementById(id)?.focus()}
      />
      <LazyRichTextEditor
        key={version}
        id={id}
        label={t('content')}
        placeholder={hints?.content ?? t('contentPlaceholder')}
        initial={content}
        onChange={onContent}
        onPhoto={onPhoto}
        describedBy={contentError ? `${errorId(id)} ${counterId}` : counterId}
        isInvalid={contentError !== undefined}
      />
      <div className={css.foot}>
        <FieldError id={id} error={contentError} />
        <TextCounter id={counterId} document={content} />
      </div>
    </Card>
  )
}
