import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormState } from '../exporting/form-state.tsx'
import css from './making.module.css'

/** Shown instead of the pages until the document is made. */
export function Making({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation('eportfolio')
  const navigate = useNavigate()
  const { document, draftId } = ePortfolio
  const isFailed = document.state === 'failed'
  return (
    <Card as="section" padding="l">
      <div className={css.making}>
        <h2>{t(isFailed ? 'making.failed' : 'making.title')}</h2>
        {isFailed ? null : <p>{t('making.text')}</p>}
        <FormState
          ePortfolio={ePortfolio}
          form={document}
          onCancelled={() => navigate(paths.ePortfolios, { replace: true })}
        />
        {isFailed && draftId ? (
          <LinkButton look="line" size="s" icon="edit" to={paths.typeset(draftId)}>
            {t('owner.draft')}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}
