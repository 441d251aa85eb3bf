import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../../ui/form/fields.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { focusFirst, showProblem } from '../../../../ui/form/show-problem.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { checkText } from '../../../../ui/form/text-rules.ts'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'

/** Dialog for the title, and the name of downloaded files. */
export function NameDialog({ ePortfolio, onClose }: { ePortfolio: EPortfolio; onClose: () => void }) {
  const { t } = useTranslation('eportfolio')
  const [failure, setFailure] = useState<string | null>(null)
  const change = useChangeEPortfolio(ePortfolio.id)
  const form = useForm({
    initialValues: { title: ePortfolio.title, name: ePortfolio.name },
    validate: {
      title: (value) => checkText(value, { required: true, max: ePortfolioLimits.title }),
      name: (value) => checkText(value, { required: true, max: ePortfolioLimits.fileName, safe: true }),
    },
  })
  const submit = ({ title, name }: { title: string; name: string }) =>
    change.mutate(
      { title: title.trim(), name: name.trim() },
      { onSuccess: onClose, onError: (error) => setFailure(showProblem(error, form)) },
    )
  return (
    <Dialog isOpen title={t('owner.rename')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
        <Fields>
          {failure ? <FormAlert>{failure}</FormAlert> : null}
          <TextInput
            label={t('fields.title')}
            description={t('fields.atMost', { count: ePortfolioLimits.title })}
            data-autofocus
            {...form.getInputProps('title')}
          />
          <TextInput
            label={t('fields.name')}
            description={t('fields.nameNote', { count: ePortfolioLimits.fileName })}
            {...form.getInputProps('name')}
          />
          <Button type="submit" isBusy={change.isPending}>
            {t('save')}
          </Button>
        </Fields>
      </form>
    </Dialog>
  )
}
