import { cleanLine } from '@learntrail/contract/characters'
import { sharedRoots } from '@learntrail/contract/co-writing/shared-document'
import { emptyDocument } from '@learntrail/contract/content/document'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caretsOfOthers } from '../../../documents/carets-of-others.ts'
import { useSharedText } from '../../../documents/index.ts'
import { togetherExtensions } from '../../../documents/together-extensions.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { errorId, FieldError } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { fieldId, TitleField } from '../../drafts/index.ts'
import { LazyRichTextEditor, TextCounter } from '../../editor/index.ts'
import css from './text-card.module.css'
import type { Writing } from './use-shared-record.ts'

const oneLine = { clean: cleanLine }
/** The field that carets are in: others see them in the text. */
const place = sharedRoots.content

interface TextCardProps {
  writing: Writing
  titleError: string | undefined
  contentError: string | undefined
}

/** Title and text for several writers, with the others' carets. */
export function TextCard({ writing, titleError, contentError }: TextCardProps) {
  const { t } = useTranslation(['co-writing', 'drafts/form'])
  const { shared, isWriter, values, setContent } = writing
  const [isUnreadable, setUnreadable] = useState(false)
  const { ref } = useSharedText<HTMLTextAreaElement>(shared, shared.document.getText(sharedRoots.title), oneLine)
  const id = fieldId('content')
  const counterId = `${id}-counter`

  useEffect(() => {
    shared.saySelf(place, null)
    return () => shared.saySelf(null, null)
  }, [shared])
  const extensions = useMemo(() => {
    const fragment = shared.document.getXmlFragment(sharedRoots.content)
    return [...togetherExtensions(fragment), caretsOfOthers({ shared, place })]
  }, [shared])

  return (
    <Card padding="none">
      <TitleField
        value={values.title}
        bound={ref}
        isReadOnly={!isWriter}
        error={titleError}
        onEnter={() => document.getElementById(id)?.focus()}
      />
      {isUnreadable ? (
        <div className={css.unreadable}>
          <FormAlert tone="honey">{t('unreadable.text')}</FormAlert>
          <Button look="soft" onClick={() => window.location.reload()}>
            {t('unreadable.reload')}
          </Button>
        </div>
      ) : null}
      <LazyRichTextEditor
        id={id}
        label={t('drafts/form:content')}
        placeholder={t('drafts/form:contentPlaceholder')}
        initial={emptyDocument}
        together={{
          extensions,
          hold: shared.hold,
          mayWrite: isWriter && !isUnreadable,
          onUnreadable: () => setUnreadable(true),
        }}
        onChange={setContent}
        describedBy={contentError ? `${errorId(id)} ${counterId}` : counterId}
        isInvalid={contentError !== undefined}
      />
      <div className={css.foot}>
        <FieldError id={id} error={contentError} />
        <TextCounter id={counterId} document={values.content} />
      </div>
    </Card>
  )
}
