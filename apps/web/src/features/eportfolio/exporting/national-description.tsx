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

/** Id of the field, so that the check list can lead there. */
export const descriptionId = 'upload-description'

/** The description to type beside the file in the national system; saved with the draft, initially the introduction. */
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
      // Browsers offer the clipboard only in secure contexts.
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
