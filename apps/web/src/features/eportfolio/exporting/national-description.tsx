import { cleanText, textLength } from '@learntrail/contract/characters'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { today } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { useDraft } from '../draft/use-draft-session.ts'
import css from './export-dialog.module.css'

/** Of the field, for whoever leads there. */
export const descriptionId = 'upload-description'

/** What is typed there beside the file; it is saved with the draft, and begins as the introduction. */
export function NationalDescription({ session }: { session: DraftSession }) {
  const { t } = useTranslation(['eportfolio/typeset', 'errors'])
  const limit = nationalUploadRule(today()).descriptionCharacters
  const { uploadDescription, pages } = useDraft(session).draft
  const description = uploadDescription ?? [...pages.introduction].slice(0, limit).join('')
  const length = textLength(description)

  async function copy() {
    try {
      await navigator.clipboard.writeText(description)
      toast(t('national.copied'))
    } catch {
      // Without a safe connection there is no clipboard.
      toast(t('national.notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
  }

  return (
    <div className={css.description}>
      <Textarea
        id={descriptionId}
        label={t('national.description')}
        description={t('national.descriptionNote', { count: length, limit })}
        error={length > limit ? ruleSentence('too_long', limit) : undefined}
        value={description}
        minRows={3}
        maxRows={6}
        onChange={(event) => session.change({ uploadDescription: cleanText(event.currentTarget.value) })}
      />
      <Button look="soft" size="s" icon="copy" onClick={copy} disabled={description === ''}>
        {t('national.copy')}
      </Button>
    </div>
  )
}
