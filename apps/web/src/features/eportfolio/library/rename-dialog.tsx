import type { ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useRenameExportDraft } from '../api/rename-export-draft.ts'

/** Dialog for the title of the document and the name of its file. */
export function RenameDialog({ draft, onClose }: { draft: ExportDraftSummary; onClose: () => void }) {
  const { t } = useTranslation(['eportfolio/export', 'common'])
  const rename = useRenameExportDraft()
  const form = useKeptForm({
    id: 'draft',
    start: () => ({ title: draft.title, name: draft.name }),
    check: ({ title, name }) => ({
      title: checkText(title, { max: ePortfolioLimits.title }),
      name: checkText(name, { max: ePortfolioLimits.fileName, safe: true }),
    }),
    send: ({ title, name }) =>
      rename.mutateAsync({ id: draft.draftId, version: draft.version, title: title.trim(), name: name.trim() }),
    onSent: onClose,
  })
  return (
    <Dialog isOpen title={t('drafts.rename')} onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <Fields>
          {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
          <TextInput
            label={t('titleField')}
            description={t('atMost', { count: ePortfolioLimits.title })}
            data-autofocus
            {...form.input('title')}
          />
          <TextInput
            label={t('fileName')}
            description={t('fileNameNote', { count: ePortfolioLimits.fileName })}
            {...form.input('name')}
          />
          <Button type="submit" isBusy={form.isSending}>
            {t('drafts.renameDone')}
          </Button>
        </Fields>
      </form>
    </Dialog>
  )
}
