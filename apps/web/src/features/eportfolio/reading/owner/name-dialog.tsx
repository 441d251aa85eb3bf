import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../../ui/form/fields.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'

/** Dialog for the title, and the name of downloaded files. */
export function NameDialog({ ePortfolio, onClose }: { ePortfolio: EPortfolio; onClose: () => void }) {
  const { t } = useTranslation('eportfolio')
  const change = useChangeEPortfolio(ePortfolio.id)
  const form = useKeptForm({
    id: 'eportfolio',
    start: () => ({ title: ePortfolio.title, name: ePortfolio.name }),
    check: ({ title, name }) => ({
      title: checkText(title, { required: true, max: ePortfolioLimits.title }),
      name: checkText(name, { required: true, max: ePortfolioLimits.fileName, safe: true }),
    }),
    send: ({ title, name }) => change.mutateAsync({ title: title.trim(), name: name.trim() }),
    onSent: onClose,
  })
  return (
    <Dialog isOpen title={t('owner.rename')} onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <Fields>
          {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
          <TextInput
            label={t('fields.title')}
            description={t('fields.atMost', { count: ePortfolioLimits.title })}
            data-autofocus
            {...form.input('title')}
          />
          <TextInput
            label={t('fields.name')}
            description={t('fields.nameNote', { count: ePortfolioLimits.fileName })}
            {...form.input('name')}
          />
          <Button type="submit" isBusy={form.isSending}>
            {t('save')}
          </Button>
        </Fields>
      </form>
    </Dialog>
  )
}
