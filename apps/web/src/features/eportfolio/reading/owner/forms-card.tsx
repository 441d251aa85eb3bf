import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { type FormType, formTypes } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { formatBytes } from '../../../../ui/file-size.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { useMakeForm } from '../../api/make-form.ts'
import { DownloadLink } from '../../exporting/download-link.tsx'
import { FormState } from '../../exporting/form-state.tsx'
import { formOf } from '../../exporting/use-form.ts'
import css from './owner-cards.module.css'

/** Lists the files of the e-portfolio, and forms that can be made. */
export function FormsCard({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation('eportfolio')
  const types = ePortfolio.kind === 'uploaded' ? [ePortfolio.document.type] : formTypes
  return (
    <Card as="section" aria-labelledby="forms">
      <h2 id="forms" className={css.title}>
        {t('forms.title')}
      </h2>
      <ul className={css.forms}>
        {types.map((type) => (
          <li key={type}>
            <FormLine ePortfolio={ePortfolio} type={type} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FormLine({ ePortfolio, type }: { ePortfolio: EPortfolio; type: FormType }) {
  const { t } = useTranslation('eportfolio')
  const sentence = useSentence()
  const make = useMakeForm()
  const form = formOf(ePortfolio, type)
  const file = form?.state === 'done' ? form.file : null
  return (
    <>
      <div className={css.form}>
        <span>
          <strong>{t(`forms.${type}.name`)}</strong>
          <small>{file ? formatBytes(file.bytes) : t(`forms.${type}.text`)}</small>
        </span>
        {file ? <DownloadLink file={file} /> : null}
        {form ? null : (
          <Button
            look="soft"
            size="s"
            isBusy={make.isPending}
            aria-label={t('forms.makeOne', { name: t(`forms.${type}.name`) })}
            onClick={() => make.mutate({ id: ePortfolio.id, version: ePortfolio.version, type })}
          >
            {t('forms.make')}
          </Button>
        )}
      </div>
      {form ? <FormState ePortfolio={ePortfolio} form={form} /> : null}
      {make.error ? <FormAlert>{sentence(make.error)}</FormAlert> : null}
    </>
  )
}
