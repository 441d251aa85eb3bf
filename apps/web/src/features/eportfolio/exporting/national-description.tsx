import { textLength } from '@learntrail/contract/characters'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { today } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { keepable } from '../draft/clean-text.ts'
import css from './export-dialog.module.css'

interface Kept {
  description: string
}

/** What is typed there beside the file; it stays on this device with the draft, and begins as the introduction. */
export function NationalDescription({ draft }: { draft: ExportDraft }) {
  const { t } = useTranslation(['eportfolio/typeset', 'errors'])
  const limit = nationalUploadRule(today()).descriptionCharacters
  const name = `national.${draft.draftId}`
  const [values, setValues] = useState<Kept>(() => ({
    description: readDraft<Kept>(name).description ?? [...draft.pages.introduction].slice(0, limit).join(''),
  }))
  const [isTyped, setTyped] = useState(false)
  useKeptDraft(name, values, isTyped)
  const length = textLength(values.description)

  async function copy() {
    try {
      await navigator.clipboard.writeText(values.description)
      toast(t('national.copied'))
    } catch {
      // Without a safe connection there is no clipboard.
      toast(t('national.notCopied'), { tone: 'warning', milliseconds: 5_000 })
    }
  }

  return (
    <div className={css.description}>
      <Textarea
        label={t('national.description')}
        description={t('national.descriptionNote', { count: length, limit })}
        error={length > limit ? ruleSentence('too_long', limit) : undefined}
        value={values.description}
        minRows={3}
        maxRows={6}
        onChange={(event) => {
          setTyped(true)
          setValues({ description: keepable(event.currentTarget.value) })
        }}
      />
      <Button look="soft" size="s" icon="copy" onClick={copy} disabled={values.description === ''}>
        {t('national.copy')}
      </Button>
    </div>
  )
}
