import type { ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useRenameExportDraft } from '../api/rename-export-draft.ts'

/** Dialog for the title of the document and the name of its file. */
export function RenameDialog({ draft, onClose }: { draft: ExportDraftSummary; onClose: () => void }) {
  const { t } = useTranslation(['eportfolio/export', 'common'])
  const [failure, setFailure] = useState<string | null>(null)
  const rename = useRenameExportDraft()
  const form = useForm({
    initialValues: { title: draft.title, name: draft.name },
    validate: {
      title: (value) => checkText(value, { max: ePortfolioLimits.title }),
      name: (value) => checkText(value, { max: ePortfolioLimits.fileName, safe: true }),
    },
  })
  const submit = (values: { title: string; name: string }) =>
    rename.mutate(
      { id: draft.draftId, version: draft.version, title: values.title.trim(), name: values.name.trim() },
      { onSuccess: onClose, onError: (error) => setFailure(showProblem(error, form)) },
    )
  return (
    <Dialog isOpen title={t('drafts.rename')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
        <Fields>
          {failure ? <FormAlert>{failure}</FormAlert> : null}
          <TextInput
            label={t('titleField')}
            description={t('atMost', { count: ePortfolioLimits.title })}
            data-autofocus
            {...form.getInputProps('title')}
          />
          <TextInput
            label={t('fileName')}
            description={t('fileNameNote', { count: ePortfolioLimits.fileName })}
            {...form.getInputProps('name')}
          />
          <Button type="submit" isBusy={rename.isPending}>
            {t('drafts.renameDone')}
          </Button>
        </Fields>
      </form>
    </Dialog>
  )
}
